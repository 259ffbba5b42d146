/// Returns the arguments of a format.
///
/// Functions with formats take a parameter pack, because that leaves an integer literal the type `Int`, as `CVarArg...`
/// does. With `Any?...` the literal would be an `Int?`. So would the elements of a list of literals that a closure
/// formats, also where the closure calculates with them.
func list<each Argument>(_ arguments: repeat each Argument) -> [Any?] {
    var values: [Any?] = []
    repeat values.append(each arguments)
    return values
}
