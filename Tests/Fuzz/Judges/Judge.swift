/// What is wrong with how an input was treated, in words; nil when nothing is.
///
/// A judge does to an input all that a server would, and then holds the results against each other. A crash is
/// libFuzzer's to notice, a contradiction is the judge's.
package typealias Judge = ([UInt8]) -> String?
