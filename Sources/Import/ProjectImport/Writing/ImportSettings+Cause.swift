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
    ///   - file: The file with the error. Local names are only known in their own file.
    func cause(of message: String, in file: URL) -> String {
        guard Self.absences.contains(where: message.contains) else { return message }
        // A member is the last name of a message, after its type.
        guard let name = message.matches(of: /'([^']+)'/).last.map({ String($0.1) }) else { return message }
        return (leaveOut ?? []).first { $0.declares(name, for: file) }?.reason ?? message
    }

    /// The parts of messages about names that are not declared.
    private static let absences = ["cannot find", "has no member"]
}

extension LeftOutCode {
    /// Returns whether the excluded code declares a name that code of a file uses.
    fileprivate func declares(_ name: String, for user: URL) -> Bool {
        guard let part else { return false }
        switch part.part {
        case .declaration: return part.declaredNames.contains(name)
        case .statement(let code):
            return user.path.hasSuffix("/" + file) && code.firstMatch(of: /^(?:let|var)\s+(\w+)/)?.1 == name[...]
        case .body, .inheritance: return false
        }
    }
}

extension Exclusion {
    /// The names that the excluded declaration declares: `b` for `A.b(_:)`, `b` and `c` for `A.b, c`.
    fileprivate var declaredNames: [String] {
        guard !isImport, !declaration.hasPrefix("extension ") else { return [] }
        let names = declaration.prefix { $0 != "(" }.split(separator: ",")
        return names.map { name in
            let last = name.split(separator: ".").last ?? name
            return last.trimmingCharacters(in: .whitespaces).replacing("case ", with: "")
        }
    }
}
