import Foundation
import SwiftTranslation

extension ImportSettings {
    /// Returns the reason for an error of the compiler.
    ///
    /// If the error is about a name that an excluded part declares, this is the reason why that part is excluded.
    /// Otherwise it is the error's own message.
    ///
    /// - Parameters:
    ///   - message: The message of the error, with names in single quotation marks.
    ///   - file: The file with the error.
    func cause(of message: String, in file: URL) -> String {
        guard let name = MissingName(in: message, of: file) else { return message }
        return (leaveOut ?? []).first(where: name.isDeclared)?.reason ?? message
    }
}

/// The name that a compiler error reports as missing.
private struct MissingName {
    private let name: String
    /// The type that does not have the member; nil if the name is not that of a member.
    private let owner: String?
    /// The file with the error.
    private let file: URL

    /// Creates the name from a message such as `cannot find 'a' in scope`, or `value of type 'A' has no member 'a'`.
    /// Nil if the message is about something else.
    init?(in message: String, of file: URL) {
        let names = message.matches(of: /'([^']+)'/).map { String($0.1) }
        guard let name = names.last else { return nil }
        self.file = file
        if message.hasPrefix("cannot find ") {
            (self.name, owner) = (name, nil)
        } else if message.contains(" has no member "), names.count > 1 {
            (self.name, owner) = (name, names[0].trimmingCharacters(in: ["?"]))
        } else {
            return nil
        }
    }

    /// Returns whether an excluded part declares the name.
    func isDeclared(by code: LeftOutCode) -> Bool {
        guard let part = code.part else { return false }
        let isHere = file.path.hasSuffix("/" + code.file)
        switch part.part {
        case .declaration:
            guard let (around, names) = part.declared, names.contains(name) else { return false }
            return owner.map { around.last == $0 || isHere } ?? (around.isEmpty || isHere)
        case .statement(let code):
            return isHere && owner == nil && code.firstMatch(of: /^(?:let|var)\s+(\w+)/)?.1 == name[...]
        case .body, .inheritance: return false
        }
    }
}

extension Exclusion {
    /// The names that the excluded declaration declares, and the enclosing types: `b` in `A` for `A.b(_:)`. Nil if it
    /// declares none.
    fileprivate var declared: (around: [String], names: [String])? {
        guard !isImport, !declaration.hasPrefix("extension ") else { return nil }
        var parts = declaration.prefix { $0 != "(" }.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { return nil }
        let names = last.replacing("case ", with: "").split(separator: ",")
        return (parts, names.map { $0.trimmingCharacters(in: .whitespaces) })
    }
}
