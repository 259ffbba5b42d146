import Glibc

/// Runs `body` with copies of the strings as C strings, which are freed afterwards.
func withCStrings<Result>(_ strings: [String], body: (inout [UnsafePointer<CChar>?]) -> Result) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { $0.map { UnsafePointer<CChar>($0) } }
    return body(&list)
}
