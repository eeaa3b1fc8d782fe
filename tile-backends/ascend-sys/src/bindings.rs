pub const ACL_EVENT_TIME_LINE: u32 = 8;
pub const ACL_RT_BINARY_MAGIC_ELF_AICORE: u32 = 1129660997;
pub const ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE: u32 = 1094799942;
pub const ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE: u32 = 1095320387;
pub type aclError = ::std::os::raw::c_int;
pub type aclrtContext = *mut ::std::os::raw::c_void;
pub type aclrtStream = *mut ::std::os::raw::c_void;
pub type aclrtEvent = *mut ::std::os::raw::c_void;
pub type aclrtBinHandle = *mut ::std::os::raw::c_void;
pub type aclrtFuncHandle = *mut ::std::os::raw::c_void;
pub type aclrtArgsHandle = *mut ::std::os::raw::c_void;
pub type aclrtParamHandle = *mut ::std::os::raw::c_void;
pub const ACL_SUCCESS: ::std::os::raw::c_int = 0;
pub const ACL_ERROR_REPEAT_INITIALIZE: ::std::os::raw::c_int = 100002;
pub const ACL_MEM_MALLOC_HUGE_FIRST: aclrtMemMallocPolicy = 0;
pub const ACL_MEM_MALLOC_HUGE_ONLY: aclrtMemMallocPolicy = 1;
pub const ACL_MEM_MALLOC_NORMAL_ONLY: aclrtMemMallocPolicy = 2;
pub type aclrtMemMallocPolicy = ::std::os::raw::c_uint;
pub const ACL_MEMCPY_HOST_TO_HOST: aclrtMemcpyKind = 0;
pub const ACL_MEMCPY_HOST_TO_DEVICE: aclrtMemcpyKind = 1;
pub const ACL_MEMCPY_DEVICE_TO_HOST: aclrtMemcpyKind = 2;
pub const ACL_MEMCPY_DEVICE_TO_DEVICE: aclrtMemcpyKind = 3;
pub type aclrtMemcpyKind = ::std::os::raw::c_uint;
pub const ACL_DDR_MEM: aclrtMemAttr = 0;
pub const ACL_HBM_MEM: aclrtMemAttr = 1;
pub type aclrtMemAttr = ::std::os::raw::c_uint;
pub const ACL_EVENT_RECORDED_STATUS_NOT_READY: aclrtEventRecordedStatus = 0;
pub const ACL_EVENT_RECORDED_STATUS_COMPLETE: aclrtEventRecordedStatus = 1;
pub type aclrtEventRecordedStatus = ::std::os::raw::c_uint;
pub const ACL_DEV_ATTR_AICORE_CORE_NUM: aclrtDevAttr = 101;
pub const ACL_DEV_ATTR_CUBE_CORE_NUM: aclrtDevAttr = 102;
pub const ACL_DEV_ATTR_VECTOR_CORE_NUM: aclrtDevAttr = 201;
pub const ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE: aclrtDevAttr = 204;
pub const ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE: aclrtDevAttr = 301;
pub const ACL_DEV_ATTR_L2_CACHE_SIZE: aclrtDevAttr = 302;
pub const ACL_DEV_ATTR_NPU_ARCH: aclrtDevAttr = 601;
pub type aclrtDevAttr = ::std::os::raw::c_uint;
pub const ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD: aclrtBinaryLoadOptionType = 1;
pub const ACL_RT_BINARY_LOAD_OPT_MAGIC: aclrtBinaryLoadOptionType = 2;
pub const ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE: aclrtBinaryLoadOptionType = 3;
pub type aclrtBinaryLoadOptionType = ::std::os::raw::c_uint;
#[repr(C)]
#[derive(Copy, Clone)]
pub union aclrtBinaryLoadOptionValue {
    pub isLazyLoad: u32,
    pub magic: u32,
    pub cpuKernelMode: i32,
    pub rsv: [u32; 4usize],
}
#[repr(C)]
#[derive(Copy, Clone)]
pub struct aclrtBinaryLoadOption {
    pub type_: aclrtBinaryLoadOptionType,
    pub value: aclrtBinaryLoadOptionValue,
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct aclrtBinaryLoadOptions {
    pub options: *mut aclrtBinaryLoadOption,
    pub numOpt: usize,
}
#[repr(C)]
#[derive(Debug)]
pub struct aclrtLaunchKernelCfg {
    _unused: [u8; 0],
}
#[repr(C)]
#[derive(Debug, Copy, Clone)]
pub struct aclrtPlaceHolderInfo {
    pub addrOffset: u32,
    pub dataOffset: u32,
}
pub struct AscendCl {
    __library: ::libloading::Library,
    pub aclInit: Result<
        unsafe extern "C" fn(configPath: *const ::std::os::raw::c_char) -> aclError,
        ::libloading::Error,
    >,
    pub aclFinalize: Result<unsafe extern "C" fn() -> aclError, ::libloading::Error>,
    pub aclGetRecentErrMsg: Result<
        unsafe extern "C" fn() -> *const ::std::os::raw::c_char,
        ::libloading::Error,
    >,
    pub aclrtGetVersion: Result<
        unsafe extern "C" fn(
            majorVersion: *mut i32,
            minorVersion: *mut i32,
            patchVersion: *mut i32,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtGetDeviceCount: Result<
        unsafe extern "C" fn(count: *mut u32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtSetDevice: Result<
        unsafe extern "C" fn(deviceId: i32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtResetDevice: Result<
        unsafe extern "C" fn(deviceId: i32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtGetDevice: Result<
        unsafe extern "C" fn(deviceId: *mut i32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtGetSocName: Result<
        unsafe extern "C" fn() -> *const ::std::os::raw::c_char,
        ::libloading::Error,
    >,
    pub aclrtGetDeviceInfo: Result<
        unsafe extern "C" fn(
            deviceId: u32,
            attr: aclrtDevAttr,
            value: *mut i64,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtSynchronizeDevice: Result<
        unsafe extern "C" fn() -> aclError,
        ::libloading::Error,
    >,
    pub aclrtCreateContext: Result<
        unsafe extern "C" fn(context: *mut aclrtContext, deviceId: i32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtDestroyContext: Result<
        unsafe extern "C" fn(context: aclrtContext) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtSetCurrentContext: Result<
        unsafe extern "C" fn(context: aclrtContext) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtGetCurrentContext: Result<
        unsafe extern "C" fn(context: *mut aclrtContext) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtCreateStream: Result<
        unsafe extern "C" fn(stream: *mut aclrtStream) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtDestroyStream: Result<
        unsafe extern "C" fn(stream: aclrtStream) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtSynchronizeStream: Result<
        unsafe extern "C" fn(stream: aclrtStream) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtSynchronizeStreamWithTimeout: Result<
        unsafe extern "C" fn(stream: aclrtStream, timeout: i32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtCreateEvent: Result<
        unsafe extern "C" fn(event: *mut aclrtEvent) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtCreateEventWithFlag: Result<
        unsafe extern "C" fn(event: *mut aclrtEvent, flag: u32) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtDestroyEvent: Result<
        unsafe extern "C" fn(event: aclrtEvent) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtRecordEvent: Result<
        unsafe extern "C" fn(event: aclrtEvent, stream: aclrtStream) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtStreamWaitEvent: Result<
        unsafe extern "C" fn(stream: aclrtStream, event: aclrtEvent) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtSynchronizeEvent: Result<
        unsafe extern "C" fn(event: aclrtEvent) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtQueryEventStatus: Result<
        unsafe extern "C" fn(
            event: aclrtEvent,
            status: *mut aclrtEventRecordedStatus,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtEventElapsedTime: Result<
        unsafe extern "C" fn(
            ms: *mut f32,
            startEvent: aclrtEvent,
            endEvent: aclrtEvent,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtGetMemInfo: Result<
        unsafe extern "C" fn(
            attr: aclrtMemAttr,
            free: *mut usize,
            total: *mut usize,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtMalloc: Result<
        unsafe extern "C" fn(
            devPtr: *mut *mut ::std::os::raw::c_void,
            size: usize,
            policy: aclrtMemMallocPolicy,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtFree: Result<
        unsafe extern "C" fn(devPtr: *mut ::std::os::raw::c_void) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtMallocHost: Result<
        unsafe extern "C" fn(
            hostPtr: *mut *mut ::std::os::raw::c_void,
            size: usize,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtFreeHost: Result<
        unsafe extern "C" fn(hostPtr: *mut ::std::os::raw::c_void) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtMemcpy: Result<
        unsafe extern "C" fn(
            dst: *mut ::std::os::raw::c_void,
            destMax: usize,
            src: *const ::std::os::raw::c_void,
            count: usize,
            kind: aclrtMemcpyKind,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtMemcpyAsync: Result<
        unsafe extern "C" fn(
            dst: *mut ::std::os::raw::c_void,
            destMax: usize,
            src: *const ::std::os::raw::c_void,
            count: usize,
            kind: aclrtMemcpyKind,
            stream: aclrtStream,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtMemset: Result<
        unsafe extern "C" fn(
            devPtr: *mut ::std::os::raw::c_void,
            maxCount: usize,
            value: i32,
            count: usize,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtMemsetAsync: Result<
        unsafe extern "C" fn(
            devPtr: *mut ::std::os::raw::c_void,
            maxCount: usize,
            value: i32,
            count: usize,
            stream: aclrtStream,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtBinaryLoadFromFile: Result<
        unsafe extern "C" fn(
            binPath: *const ::std::os::raw::c_char,
            options: *mut aclrtBinaryLoadOptions,
            binHandle: *mut aclrtBinHandle,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtBinaryLoadFromData: Result<
        unsafe extern "C" fn(
            data: *const ::std::os::raw::c_void,
            length: usize,
            options: *const aclrtBinaryLoadOptions,
            binHandle: *mut aclrtBinHandle,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtBinaryUnLoad: Result<
        unsafe extern "C" fn(binHandle: aclrtBinHandle) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtBinaryGetFunction: Result<
        unsafe extern "C" fn(
            binHandle: aclrtBinHandle,
            kernelName: *const ::std::os::raw::c_char,
            funcHandle: *mut aclrtFuncHandle,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtGetHardwareSyncAddr: Result<
        unsafe extern "C" fn(addr: *mut *mut ::std::os::raw::c_void) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtLaunchKernel: Result<
        unsafe extern "C" fn(
            funcHandle: aclrtFuncHandle,
            numBlocks: u32,
            argsData: *const ::std::os::raw::c_void,
            argsSize: usize,
            stream: aclrtStream,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtLaunchKernelWithHostArgs: Result<
        unsafe extern "C" fn(
            funcHandle: aclrtFuncHandle,
            numBlocks: u32,
            stream: aclrtStream,
            cfg: *mut aclrtLaunchKernelCfg,
            hostArgs: *mut ::std::os::raw::c_void,
            argsSize: usize,
            placeHolderArray: *mut aclrtPlaceHolderInfo,
            placeHolderNum: usize,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtKernelArgsInit: Result<
        unsafe extern "C" fn(
            funcHandle: aclrtFuncHandle,
            argsHandle: *mut aclrtArgsHandle,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtKernelArgsAppend: Result<
        unsafe extern "C" fn(
            argsHandle: aclrtArgsHandle,
            param: *mut ::std::os::raw::c_void,
            paramSize: usize,
            paramHandle: *mut aclrtParamHandle,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtKernelArgsFinalize: Result<
        unsafe extern "C" fn(argsHandle: aclrtArgsHandle) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtLaunchKernelWithConfig: Result<
        unsafe extern "C" fn(
            funcHandle: aclrtFuncHandle,
            numBlocks: u32,
            stream: aclrtStream,
            cfg: *mut aclrtLaunchKernelCfg,
            argsHandle: aclrtArgsHandle,
            reserve: *mut ::std::os::raw::c_void,
        ) -> aclError,
        ::libloading::Error,
    >,
    pub aclrtLaunchKernelWithArgsArray: Result<
        unsafe extern "C" fn(
            func: *mut ::std::os::raw::c_void,
            numBlocks: u32,
            stream: aclrtStream,
            cfg: *mut aclrtLaunchKernelCfg,
            args: *mut *mut ::std::os::raw::c_void,
        ) -> aclError,
        ::libloading::Error,
    >,
}
impl AscendCl {
    pub unsafe fn new<P>(path: P) -> Result<Self, ::libloading::Error>
    where
        P: AsRef<::std::ffi::OsStr>,
    {
        let path = path.as_ref();
        let library = ::libloading::Library::new(path)?;
        Self::from_library(library)
    }
    pub unsafe fn from_library<L>(library: L) -> Result<Self, ::libloading::Error>
    where
        L: Into<::libloading::Library>,
    {
        let __library = library.into();
        let aclInit = __library.get(b"aclInit\0").map(|sym| *sym);
        let aclFinalize = __library.get(b"aclFinalize\0").map(|sym| *sym);
        let aclGetRecentErrMsg = __library.get(b"aclGetRecentErrMsg\0").map(|sym| *sym);
        let aclrtGetVersion = __library.get(b"aclrtGetVersion\0").map(|sym| *sym);
        let aclrtGetDeviceCount = __library
            .get(b"aclrtGetDeviceCount\0")
            .map(|sym| *sym);
        let aclrtSetDevice = __library.get(b"aclrtSetDevice\0").map(|sym| *sym);
        let aclrtResetDevice = __library.get(b"aclrtResetDevice\0").map(|sym| *sym);
        let aclrtGetDevice = __library.get(b"aclrtGetDevice\0").map(|sym| *sym);
        let aclrtGetSocName = __library.get(b"aclrtGetSocName\0").map(|sym| *sym);
        let aclrtGetDeviceInfo = __library.get(b"aclrtGetDeviceInfo\0").map(|sym| *sym);
        let aclrtSynchronizeDevice = __library
            .get(b"aclrtSynchronizeDevice\0")
            .map(|sym| *sym);
        let aclrtCreateContext = __library.get(b"aclrtCreateContext\0").map(|sym| *sym);
        let aclrtDestroyContext = __library
            .get(b"aclrtDestroyContext\0")
            .map(|sym| *sym);
        let aclrtSetCurrentContext = __library
            .get(b"aclrtSetCurrentContext\0")
            .map(|sym| *sym);
        let aclrtGetCurrentContext = __library
            .get(b"aclrtGetCurrentContext\0")
            .map(|sym| *sym);
        let aclrtCreateStream = __library.get(b"aclrtCreateStream\0").map(|sym| *sym);
        let aclrtDestroyStream = __library.get(b"aclrtDestroyStream\0").map(|sym| *sym);
        let aclrtSynchronizeStream = __library
            .get(b"aclrtSynchronizeStream\0")
            .map(|sym| *sym);
        let aclrtSynchronizeStreamWithTimeout = __library
            .get(b"aclrtSynchronizeStreamWithTimeout\0")
            .map(|sym| *sym);
        let aclrtCreateEvent = __library.get(b"aclrtCreateEvent\0").map(|sym| *sym);
        let aclrtCreateEventWithFlag = __library
            .get(b"aclrtCreateEventWithFlag\0")
            .map(|sym| *sym);
        let aclrtDestroyEvent = __library.get(b"aclrtDestroyEvent\0").map(|sym| *sym);
        let aclrtRecordEvent = __library.get(b"aclrtRecordEvent\0").map(|sym| *sym);
        let aclrtStreamWaitEvent = __library
            .get(b"aclrtStreamWaitEvent\0")
            .map(|sym| *sym);
        let aclrtSynchronizeEvent = __library
            .get(b"aclrtSynchronizeEvent\0")
            .map(|sym| *sym);
        let aclrtQueryEventStatus = __library
            .get(b"aclrtQueryEventStatus\0")
            .map(|sym| *sym);
        let aclrtEventElapsedTime = __library
            .get(b"aclrtEventElapsedTime\0")
            .map(|sym| *sym);
        let aclrtGetMemInfo = __library.get(b"aclrtGetMemInfo\0").map(|sym| *sym);
        let aclrtMalloc = __library.get(b"aclrtMalloc\0").map(|sym| *sym);
        let aclrtFree = __library.get(b"aclrtFree\0").map(|sym| *sym);
        let aclrtMallocHost = __library.get(b"aclrtMallocHost\0").map(|sym| *sym);
        let aclrtFreeHost = __library.get(b"aclrtFreeHost\0").map(|sym| *sym);
        let aclrtMemcpy = __library.get(b"aclrtMemcpy\0").map(|sym| *sym);
        let aclrtMemcpyAsync = __library.get(b"aclrtMemcpyAsync\0").map(|sym| *sym);
        let aclrtMemset = __library.get(b"aclrtMemset\0").map(|sym| *sym);
        let aclrtMemsetAsync = __library.get(b"aclrtMemsetAsync\0").map(|sym| *sym);
        let aclrtBinaryLoadFromFile = __library
            .get(b"aclrtBinaryLoadFromFile\0")
            .map(|sym| *sym);
        let aclrtBinaryLoadFromData = __library
            .get(b"aclrtBinaryLoadFromData\0")
            .map(|sym| *sym);
        let aclrtBinaryUnLoad = __library.get(b"aclrtBinaryUnLoad\0").map(|sym| *sym);
        let aclrtBinaryGetFunction = __library
            .get(b"aclrtBinaryGetFunction\0")
            .map(|sym| *sym);
        let aclrtGetHardwareSyncAddr = __library
            .get(b"aclrtGetHardwareSyncAddr\0")
            .map(|sym| *sym);
        let aclrtLaunchKernel = __library.get(b"aclrtLaunchKernel\0").map(|sym| *sym);
        let aclrtLaunchKernelWithHostArgs = __library
            .get(b"aclrtLaunchKernelWithHostArgs\0")
            .map(|sym| *sym);
        let aclrtKernelArgsInit = __library
            .get(b"aclrtKernelArgsInit\0")
            .map(|sym| *sym);
        let aclrtKernelArgsAppend = __library
            .get(b"aclrtKernelArgsAppend\0")
            .map(|sym| *sym);
        let aclrtKernelArgsFinalize = __library
            .get(b"aclrtKernelArgsFinalize\0")
            .map(|sym| *sym);
        let aclrtLaunchKernelWithConfig = __library
            .get(b"aclrtLaunchKernelWithConfig\0")
            .map(|sym| *sym);
        let aclrtLaunchKernelWithArgsArray = __library
            .get(b"aclrtLaunchKernelWithArgsArray\0")
            .map(|sym| *sym);
        Ok(AscendCl {
            __library,
            aclInit,
            aclFinalize,
            aclGetRecentErrMsg,
            aclrtGetVersion,
            aclrtGetDeviceCount,
            aclrtSetDevice,
            aclrtResetDevice,
            aclrtGetDevice,
            aclrtGetSocName,
            aclrtGetDeviceInfo,
            aclrtSynchronizeDevice,
            aclrtCreateContext,
            aclrtDestroyContext,
            aclrtSetCurrentContext,
            aclrtGetCurrentContext,
            aclrtCreateStream,
            aclrtDestroyStream,
            aclrtSynchronizeStream,
            aclrtSynchronizeStreamWithTimeout,
            aclrtCreateEvent,
            aclrtCreateEventWithFlag,
            aclrtDestroyEvent,
            aclrtRecordEvent,
            aclrtStreamWaitEvent,
            aclrtSynchronizeEvent,
            aclrtQueryEventStatus,
            aclrtEventElapsedTime,
            aclrtGetMemInfo,
            aclrtMalloc,
            aclrtFree,
            aclrtMallocHost,
            aclrtFreeHost,
            aclrtMemcpy,
            aclrtMemcpyAsync,
            aclrtMemset,
            aclrtMemsetAsync,
            aclrtBinaryLoadFromFile,
            aclrtBinaryLoadFromData,
            aclrtBinaryUnLoad,
            aclrtBinaryGetFunction,
            aclrtGetHardwareSyncAddr,
            aclrtLaunchKernel,
            aclrtLaunchKernelWithHostArgs,
            aclrtKernelArgsInit,
            aclrtKernelArgsAppend,
            aclrtKernelArgsFinalize,
            aclrtLaunchKernelWithConfig,
            aclrtLaunchKernelWithArgsArray,
        })
    }
}
