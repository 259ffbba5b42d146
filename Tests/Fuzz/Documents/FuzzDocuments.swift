import FuzzSessionJudges

/// Called by libFuzzer with each generated text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocuments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let complaint = judgeDocument(Array(UnsafeBufferPointer(start: start, count: count)))
    precondition(complaint == nil, complaint ?? "")
    return 0
}
