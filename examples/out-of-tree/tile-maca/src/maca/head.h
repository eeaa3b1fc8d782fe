// MACA C++: `mxcc -x maca` has the words of CUDA's grammar without a header.
#pragma clang fp contract(off)
typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
