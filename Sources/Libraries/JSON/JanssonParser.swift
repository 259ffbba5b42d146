private import CJansson

/// A run of jansson over a text. Everything that jansson allocates is freed when `parse` returns.
struct JanssonParser {
    let text: UnsafeBufferPointer<UInt8>
    let limits: JSONLimits
    /// The maximum number of bytes that jansson parses at once. Longer texts are parsed in pieces, because jansson's
    /// tree is large.
    var pieceBytes = 16_384

    func parse() -> Result<JSON, JSONSyntaxError> {
        do throws(JSONSyntaxError) {
            return .success(try parsed())
        } catch {
            return .failure(error)
        }
    }

    private func parsed() throws(JSONSyntaxError) -> JSON {
        guard text.count <= limits.maximumBytes else {
            throw JSONSyntaxError(
                .tooLarge, at: limits.maximumBytes, in: text,
                message: "the text is longer than \(limits.maximumBytes) bytes")
        }
        // A value and the comma after it take at least two bytes, which bounds the number of values.
        if text.count <= pieceBytes, text.count / 2 < limits.maximumValues { return try read(text) { $0 } }
        let outline: TextOutline
        do throws(ParseFailure) {
            outline = try TextOutline(text, limits: limits, pieceBytes: pieceBytes)
        } catch {
            throw self.error(for: error, in: text)
        }
        return if let value = try PieceParser.parse(self, outline: outline) { value } else { try read(text) { $0 } }
    }

    /// Parses bytes at once.
    ///
    /// - Parameters:
    ///   - bytes: The text, or a piece of it.
    ///   - originalOffset: Converts an offset in `bytes` to one in the text.
    func read(
        _ bytes: UnsafeBufferPointer<UInt8>, originalOffset: (Int) -> Int
    ) throws(JSONSyntaxError) -> JSON {
        let trouble: ParseFailure
        do throws(ParseFailure) {
            return try load(bytes)
        } catch {
            trouble = error
        }
        guard trouble.reason == .numberTooLarge else {
            throw error(for: trouble, in: bytes, originalOffset: originalOffset)
        }
        // jansson rejects integers beyond 64 bits, but here they are parsed as doubles. Reals that are too large fail
        // again.
        let rewritten = RealIntegers(bytes)
        return try rewritten.bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
            do throws(ParseFailure) {
                return try load(bytes)
            } catch {
                throw self.error(for: error, in: bytes) { originalOffset(rewritten.originalOffset($0)) }
            }
        }
    }

    private func load(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParseFailure) -> JSON {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { throw .empty }
        var flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
        if limits.duplicateKeys == .rejected { flags |= Int(JSON_REJECT_DUPLICATES) }
        var error = json_error_t()
        guard let root = json_loadb(start, bytes.count, flags, &error) else { throw Self.parseFailure(from: error) }
        defer { json_decref(root) }
        return try value(root, depth: 0)
    }

    /// Converts jansson's value. The depth is checked during the descent, so that the recursion is bounded.
    private func value(_ json: UnsafeMutablePointer<json_t>, depth: Int) throws(ParseFailure) -> JSON {
        switch json.pointee.type {
        case JSON_OBJECT:
            guard depth < limits.maximumDepth else { throw .depth(maximum: limits.maximumDepth) }
            return .object(try object(json, depth: depth + 1))
        case JSON_ARRAY:
            guard depth < limits.maximumDepth else { throw .depth(maximum: limits.maximumDepth) }
            var elements: [JSON] = []
            let count = json_array_size(json)
            elements.reserveCapacity(count)
            for index in 0..<count {
                guard let element = json_array_get(json, index) else { break }
                elements.append(try value(element, depth: depth + 1))
            }
            return .array(elements)
        case JSON_STRING: return .string(Self.string(json))
        case JSON_INTEGER: return .int(json_integer_value(json))
        case JSON_REAL: return .number(json_real_value(json))
        case JSON_TRUE: return .bool(true)
        case JSON_FALSE: return .bool(false)
        default: return .null  // The only remaining type is JSON_NULL.
        }
    }

    private func object(_ json: UnsafeMutablePointer<json_t>, depth: Int) throws(ParseFailure) -> JSONObject {
        var members: ContiguousArray<JSONObject.Element> = []
        members.reserveCapacity(json_object_size(json))
        var member = json_object_iter(json)
        while let here = member {
            guard let name = json_object_iter_key(here), let json_value = json_object_iter_value(here) else { break }
            members.append((String(cString: name), try value(json_value, depth: depth)))
            member = json_object_iter_next(json, here)
        }
        return try object(members)
    }

    /// Creates an object from members in any order.
    ///
    /// Swift may treat names with different bytes as equal, because it compares by canonical equivalence.
    func object(_ members: consuming ContiguousArray<JSONObject.Element>) throws(ParseFailure) -> JSONObject {
        let object: JSONObject
        if limits.duplicateKeys == .lastWins {
            object = JSONObject(lastOf: members)
        } else {
            guard let unique = JSONObject(unique: members) else { throw .repeatedName }
            object = unique
        }
        guard NameCollisions.areFew(in: object) else { throw .collidingNames }
        return object
    }

    private static func string(_ json: UnsafeMutablePointer<json_t>) -> String {
        guard let start = json_string_value(json) else { return "" }
        let text = UnsafeRawBufferPointer(start: start, count: json_string_length(json))
        return String(decoding: text, as: UTF8.self)
    }

    private static func parseFailure(from error: json_error_t) -> ParseFailure {
        withUnsafePointer(to: error) { error in
            let message = String(cString: cjansson_error_text(error))
            let position = Int(error.pointee.position)
            return switch json_error_code(UInt32(cjansson_error_code(error))) {
            case json_error_stack_overflow: .depth(maximum: TextOutline.deepest)
            case json_error_premature_end_of_input: .unfinished(message: message)
            case json_error_invalid_utf8: .notUTF8(position: position)
            case json_error_duplicate_key: .token(.duplicateKey, end: position, message: message)
            case json_error_numeric_overflow: .token(.numberTooLarge, end: position, message: message)
            default: .token(.syntax, end: position, message: message)
            }
        }
    }

    /// Converts an error.
    ///
    /// - Parameters:
    ///   - bytes: The parsed bytes: the text, or a piece of it.
    ///   - originalOffset: Converts an offset in `bytes` to one in the text.
    func error(
        for trouble: ParseFailure, in bytes: UnsafeBufferPointer<UInt8>, originalOffset: (Int) -> Int = { $0 }
    ) -> JSONSyntaxError {
        let offset = originalOffset(trouble.offset(in: bytes))
        return JSONSyntaxError(trouble.reason, at: offset, in: text, message: trouble.message)
    }
}
