import SwiftTranslation

/// An entry of `leaveOut` in `kennel.json`: a file or a part of it that is not compiled.
///
/// A string is the name of a file. An object has a `file`, a `reason`, and at most one of `declaration`, `body`,
/// `statement` (with the declaration that it is `in`) and `inheritance` (with the type that it is `of`).
struct LeftOutCode: Equatable {
    /// The name of the file, or the end of its path.
    var file: String
    /// The part of the file; nil for the complete file.
    var part: Exclusion?
    /// The reason, such as a compiler error.
    var reason: String?
}

extension LeftOutCode: Codable {
    private enum Key: String, CodingKey {
        case file, declaration, body, statement, inheritance, of, reason
        case within = "in"
    }

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(file: name)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) throws -> String { try container.decode(String.self, forKey: key) }
        var part: Exclusion?
        if container.contains(.declaration) {
            part = Exclusion(try text(.declaration), .declaration)
        } else if container.contains(.body) {
            part = Exclusion(try text(.body), .body)
        } else if container.contains(.statement) {
            part = Exclusion(try text(.within), .statement(try text(.statement)))
        } else if container.contains(.inheritance) {
            part = Exclusion(try text(.of), .inheritance(try text(.inheritance)))
        }
        self.init(
            file: try text(.file), part: part, reason: try container.decodeIfPresent(String.self, forKey: .reason))
    }

    func encode(to encoder: any Encoder) throws {
        if part == nil, reason == nil {
            var container = encoder.singleValueContainer()
            return try container.encode(file)
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(file, forKey: .file)
        try container.encodeIfPresent(reason, forKey: .reason)
        guard let part else { return }
        switch part.part {
        case .declaration: try container.encode(part.declaration, forKey: .declaration)
        case .body: try container.encode(part.declaration, forKey: .body)
        case .statement(let code):
            try container.encode(code, forKey: .statement)
            try container.encode(part.declaration, forKey: .within)
        case .inheritance(let name):
            try container.encode(name, forKey: .inheritance)
            try container.encode(part.declaration, forKey: .of)
        }
    }
}
