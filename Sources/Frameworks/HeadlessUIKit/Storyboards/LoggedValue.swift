/// A description of a value that is the same in every run.
///
/// Swift describes dictionaries and sets in random order, and objects by address. A replay must write the same log.
struct LoggedValue {
    private let value: Any
    private let depth: Int

    init(_ value: Any, depth: Int = 5) {
        self.value = value
        self.depth = depth
    }

    var text: String {
        if let string = value as? String { return "\"\(string)\"" }
        let mirror = Mirror(reflecting: value)
        let type = String(describing: Swift.type(of: value))
        guard depth > 0 else { return type }
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
        case .class, .foreignReference: return type
        case .dictionary where mirror.children.count > 100, .set where mirror.children.count > 100:
            return "\(type) of \(mirror.children.count)"
        case .dictionary, .set: return "[" + elements(of: mirror).sorted().joined(separator: ", ") + "]"
        case .collection: return "[" + elements(of: mirror).joined(separator: ", ") + "]"
        case .tuple: return "(" + elements(of: mirror).joined(separator: ", ") + ")"
        case .struct where !(value is any CustomStringConvertible):
            return type + "(" + elements(of: mirror).joined(separator: ", ") + ")"
        case .enum where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
            return mirror.children.map { "\($0.label ?? type)(\(describe($0.value)))" }.joined()
        case .struct, .enum, nil: return String(describing: value)
        @unknown default: return type
        }
    }

    /// Returns descriptions of the elements. An element of a dictionary is described as `key: value`, and a member of
    /// another type with its name.
    private func elements(of mirror: Mirror) -> [String] {
        mirror.children.prefix(100).map { child in
            if mirror.displayStyle == .dictionary, let pair = child.value as? (key: AnyHashable, value: Any) {
                return "\(describe(pair.key.base)): \(describe(pair.value))"
            }
            let isNamed = mirror.displayStyle == .struct || mirror.displayStyle == .tuple
            guard isNamed, let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
            return "\(label): \(describe(child.value))"
        }
    }

    private func describe(_ value: Any) -> String { LoggedValue(value, depth: depth - 1).text }
}
