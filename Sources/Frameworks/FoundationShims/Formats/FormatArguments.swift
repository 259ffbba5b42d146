/// Returns the arguments of a format.
///
/// Functions with formats take a parameter pack, because that leaves an integer literal the type `Int`, as `CVarArg...`
/// does. With `Any?...` the literal would be an `Int?`. Code that formats an array of literals in a closure would then
/// get elements of type `Int?`, with which it cannot calculate.
func list<each Argument>(_ arguments: repeat each Argument) -> [Any?] {
    var values: [Any?] = []
    repeat values.append(each arguments)
    return values
}
