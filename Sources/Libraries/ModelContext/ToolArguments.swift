public import JSON

/// The arguments of a call, which match the parameters of the tool. An argument that is null counts as left out.
public struct ToolArguments: Sendable {
    private let members: JSONObject

    /// Checks arguments against the parameters of a tool. Throws a sentence that names the wrong argument.
    init(_ arguments: JSON, for tool: Tool) throws(ToolError) {
        guard var members = arguments.object else { throw ToolError("The arguments must be an object.") }
        for (name, value) in members where value.isNull { members[name] = nil }
        for (name, value) in members {
            guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
                let names = tool.parameters.map(\.name).joined(separator: ", ")
                throw ToolError(
                    "\(tool.name) has no argument \"\(name)\"; its arguments are \(names.isEmpty ? "none" : names).")
            }
            guard parameter.accepts(value) else {
                throw ToolError("\"\(name)\" must be \(parameter.expectation).")
            }
        }
        for parameter in tool.parameters where parameter.isRequired && members[parameter.name] == nil {
            throw ToolError("\(tool.name) needs \"\(parameter.name)\": \(parameter.summary)")
        }
        self.members = members
    }

    /// Returns an argument; nil if it was left out.
    public subscript(name: String) -> JSON? { members[name] }

    /// Returns an argument that is a text; empty if it was left out.
    public func text(_ name: String) -> String { members[name]?.string ?? "" }

    /// Returns the elements of an argument that is a list of texts; nil if it was left out.
    public func texts(_ name: String) -> [String]? { members[name]?.array?.compactMap(\.string) }
}
