import FuzzSessionJudges

/// What libFuzzer calls with each text it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecordings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let complaint = judgeRecording(Array(UnsafeBufferPointer(start: start, count: count)))
    precondition(complaint == nil, complaint ?? "")
    return 0
}
