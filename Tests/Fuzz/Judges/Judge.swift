/// Returns what is wrong with the treatment of an input, or nil.
///
/// A judge treats an input as a server would, and then compares the results. LibFuzzer detects crashes, a judge detects
/// contradictions.
package typealias Judge = ([UInt8]) -> String?
