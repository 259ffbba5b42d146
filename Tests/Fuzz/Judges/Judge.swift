/// Returns a description of what is wrong with how an input was treated; nil if nothing is wrong.
///
/// A judge treats an input as a server would, and then checks that the results do not contradict each other. LibFuzzer
/// itself detects only crashes.
package typealias Judge = ([UInt8]) -> String?
