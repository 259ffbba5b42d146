import Foundation
package import JSON

/// The JSON form of a decision, as members of its input: `"do"`, and for a release
/// `"method","url","status","headers","body"`. A body that is not text is `"base64"`.
extension HeldDecision {
    /// The members of a decision.
    static let fields: [InputField] =
        [InputField("do", .choices(Deed.self))]
        + Edit.allCases.map { InputField($0.rawValue, $0.schema, isRequired: false) }

    enum Edit: String, CodingKey, CaseIterable {
        case method, url, status, headers, body, base64

        fileprivate var schema: JSON {
            switch self {
            case .method: ["type": "string", "pattern": "^[A-Z]{1,20}$"]
            case .url: .texts(atMost: 8_000)
            case .status: .integers(in: HeldDecision.statuses)
            case .headers: ["type": "object", "maxProperties": 100, "additionalProperties": .texts(atMost: 8_000)]
            case .body: .texts(atMost: HeldDecision.longestBody)
            case .base64: .texts(atMost: HeldDecision.longestBase64)
            }
        }
    }

    /// The names of the decisions.
    enum Deed: String, CaseIterable {
        case release, drop, fail
    }

    var deed: Deed {
        switch self {
        case .release: .release
        case .drop: .drop
        case .fail: .fail
        }
    }

    /// The largest size of a replacement body, in bytes.
    package static let longestBody = 1_000_000
    /// The largest size of a replacement body encoded in base 64, in bytes.
    fileprivate static let longestBase64 = longestBody * 4 / 3 + 4
    /// The allowed statuses of a replaced response.
    fileprivate static let statuses = 100...599

    /// Parses a decision. Throws `.malformed` with a sentence that names the member.
    package init(_ members: ObjectMembers) throws(InputRejection) {
        let deed: Deed? = try members.optionalChoice("do")
        switch deed {
        case .release: self = .release(try HeldEdit(members))
        case .drop, .fail:
            for edit in Edit.allCases where members.has(edit.rawValue) {
                throw .malformed(reason: "\"\(edit.rawValue)\" is only for \"do\": \"release\".")
            }
            self = deed == .drop ? .drop : .fail
        case nil: throw .malformed(reason: "\(members.subject.sentenceStart) lacks \"do\": release, drop or fail.")
        }
    }
}

extension HeldEdit {
    /// Parses the changes of a request that is sent again: `{"method"?,"url"?,"headers"?,"body"?}` or `"base64"` in
    /// place of `"body"`. Throws `.malformed` with a sentence that names the member.
    package init(resending json: JSON) throws(InputRejection) {
        let members = try ObjectMembers(json, of: "a request")
        try members.allow(HeldDecision.Edit.allCases.map(\.rawValue).filter { $0 != "status" })
        try self.init(members)
    }

    fileprivate init(_ members: ObjectMembers) throws(InputRejection) {
        self.init(
            method: try Self.method(members), url: try Self.url(members),
            status: try members.optionalInteger("status", in: HeldDecision.statuses),
            headers: try Self.headers(members),
            body: try Self.body(members))
    }

    private static func method(_ members: ObjectMembers) throws(InputRejection) -> String? {
        guard let method = try members.optionalText("method", atMost: 20) else { return nil }
        guard !method.isEmpty, method.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
            throw .malformed(reason: "\"method\" must be in capitals, such as \"GET\".")
        }
        return method
    }

    private static func url(_ members: ObjectMembers) throws(InputRejection) -> URL? {
        guard let text = try members.optionalText("url", atMost: 8_000) else { return nil }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil else {
            throw .malformed(reason: "\"url\" must be a complete URL that starts with http:// or https://.")
        }
        return url
    }

    private static func headers(_ members: ObjectMembers) throws(InputRejection) -> [String: String]? {
        guard let fields = try members.optionalMembers("headers") else { return nil }
        var headers: [String: String] = [:]
        for name in try fields.names(atMost: 100) {
            let value = try fields.text(name, atMost: 8_000)
            guard HeaderField.isName(name), HeaderField.isValue(value) else {
                throw .malformed(reason: "\"\(name.prefix(64))\" is not a header field that can be sent.")
            }
            headers[name] = value
        }
        return headers
    }

    private static func body(_ members: ObjectMembers) throws(InputRejection) -> Data? {
        if let text = try members.optionalText("body", atMost: HeldDecision.longestBody) {
            guard !members.has("base64") else {
                throw .malformed(reason: "A body is either \"body\" or \"base64\", not both.")
            }
            return Data(text.utf8)
        }
        guard let text = try members.optionalText("base64", atMost: HeldDecision.longestBase64) else {
            return nil
        }
        guard let data = Data(base64Encoded: text) else { throw .malformed(reason: "\"base64\" is not valid Base64.") }
        return data
    }
}

/// Validates header fields (RFC 9110 §5).
enum HeaderField {
    private static let signs = Set("!#$%&'*+-.^_`|~".utf8)

    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200
            && name.utf8.allSatisfy {
                signs.contains($0) || ($0 < 0x80 && Character(Unicode.Scalar($0)).isLetterOrDigit)
            }
    }

    static func isValue(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}

// MARK: - In recordings

extension HeldDecision {
    /// Encodes the members of the decision.
    func encode(to encoder: any Encoder) throws {
        var words = encoder.container(keyedBy: Word.self)
        try words.encode(deed.rawValue, forKey: .deed)
        guard case .release(let edit) = self else { return }
        var container = encoder.container(keyedBy: Edit.self)
        try container.encodeIfPresent(edit.method, forKey: .method)
        try container.encodeIfPresent(edit.url?.absoluteString, forKey: .url)
        try container.encodeIfPresent(edit.status, forKey: .status)
        try container.encodeIfPresent(edit.headers, forKey: .headers)
        guard let body = edit.body else { return }
        if let text = String(validating: body, as: UTF8.self) {
            try container.encode(text, forKey: .body)
        } else {
            try container.encode(body.base64EncodedString(), forKey: .base64)
        }
    }

    /// Decodes the output of `encode(to:)`.
    init(from decoder: any Decoder) throws {
        let words = try decoder.container(keyedBy: Word.self)
        let name = try words.decode(String.self, forKey: .deed)
        guard let deed = Deed(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .deed, in: words, debugDescription: "there is no decision \(name)")
        }
        let container = try decoder.container(keyedBy: Edit.self)
        var edit = HeldEdit(
            method: try container.decodeIfPresent(String.self, forKey: .method),
            url: try container.decodeIfPresent(String.self, forKey: .url).flatMap { URL(string: $0) },
            status: try container.decodeIfPresent(Int.self, forKey: .status),
            headers: try container.decodeIfPresent([String: String].self, forKey: .headers),
            body: try container.decodeIfPresent(String.self, forKey: .body).map { Data($0.utf8) })
        if let text = try container.decodeIfPresent(String.self, forKey: .base64) {
            edit.body = Data(base64Encoded: text)
        }
        self =
            switch deed {
            case .release: .release(edit)
            case .drop: .drop
            case .fail: .fail
            }
    }

    private enum Word: String, CodingKey {
        case deed = "do"
    }
}
