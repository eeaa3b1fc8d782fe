// Links that lead out of the book go to pages of the repository, which are Markdown: mdBook gives
// every link to a page the ending `.html`. They work where the book lies in `docs/book/book` of a
// checkout.
(() => {
    const outside = "../".repeat(path_to_root.split("../").length);
    for (const link of document.querySelectorAll("main a[href]")) {
        const target = link.getAttribute("href");
        if (target.startsWith(outside)) {
            link.setAttribute("href", target.replace(/\.html(?=#|$)/, ".md"));
        }
    }
})();
