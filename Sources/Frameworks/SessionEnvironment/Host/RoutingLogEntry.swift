/// A log message about a call of a router's method.
package struct RoutingLogEntry: Equatable, CustomStringConvertible {
    /// A named value that the method passed on.
    package struct Datum: Equatable {
        package let name: String
        package let value: String

        package init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    package let router: String
    package let method: String
    package let data: [Datum]

    package init(router: String, method: String, data: [Datum]) {
        (self.router, self.method, self.data) = (router, method, data)
    }

    package var description: String {
        let values = data.map { " \($0.name) = \($0.value)" }.joined(separator: ",")
        return "\(router).\(method)\(values)"
    }
}
