import FuzzRequestJudge

/// What libFuzzer calls with each text it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let complaint = judgeRequests(Array(UnsafeBufferPointer(start: start, count: count)))
    precondition(complaint == nil, complaint ?? "")
    return 0
}
