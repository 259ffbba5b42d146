import JSON
import Sessions
import Wire

/// A requested change of control.
struct ControlWish {
    private enum Kind: String, CaseIterable {
        case take, ask, hand
    }

    let change: ControlChange
    /// The key that identifies a repeated request. It is also the secret part of the id that the requester receives.
    let key: String?

    init(_ json: JSON) throws(ProblemDetails) {
        do throws(InputRejection) {
            let members = try ObjectMembers(json, of: "a change of control")
            try members.allow("change", "by", "to", "key")
            let name = try Self.name(in: members)
            switch try members.optionalChoice("change") ?? Kind.take {
            case .take: change = .taken(by: name)
            case .ask: change = .asked(by: name)
            case .hand: change = .handed(to: try members.integer("to", in: 1...Int(Int32.max)), by: nil)
            }
            key = try members.optionalText("key", atMost: PageInput.longestKey)
            if case .handed = change { return }
            guard key.map({ DrivingName.isSecret($0) }) ?? true else {
                throw .malformed(
                    reason: "\"key\" must be 22 to 64 random letters, digits, hyphens and underscores.")
            }
        } catch {
            throw error.problem
        }
    }

    /// Returns the name with whitespace and control characters collapsed to single spaces; nil if nothing is left.
    private static func name(in members: ObjectMembers) throws(InputRejection) -> String? {
        guard let text = try members.optionalText("by", atMost: ControlChange.longestName) else { return nil }
        let words = text.unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        return words.isEmpty ? nil : words.map { String($0) }.joined(separator: " ")
    }
}
