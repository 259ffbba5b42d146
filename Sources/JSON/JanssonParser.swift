private import CJansson

/// One run of jansson over one text; everything jansson allocates is freed before `parse` returns.
struct JanssonParser {
    let text: UnsafeBufferPointer<UInt8>
    let limits: JSONLimits

    func parse() -> Result<JSON, JSONSyntaxError> {
        guard text.count <= limits.maximumBytes else {
            return .failure(
                JSONSyntaxError(
                    .tooLarge, at: limits.maximumBytes, in: text, "the text is longer than \(limits.maximumBytes) bytes"
                ))
        }
        let first = load(text)
        guard case .failure(let trouble) = first else { return first.mapError { error(for: $0, in: text) } }
        guard trouble.reason == .numberTooLarge else { return .failure(error(for: trouble, in: text)) }
        // jansson refuses integers beyond 64 bits, where a double is wanted; reals that are too large fail again.
        let rewritten = RealIntegers(text)
        return rewritten.bytes.withUnsafeBufferPointer { bytes in
            load(bytes).mapError { error(for: $0, in: bytes, originalOffset: rewritten.originalOffset) }
        }
    }

    private func load(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSON, ParsingTrouble> {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return .failure(.empty) }
        var flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
        if limits.duplicateKeys == .rejected { flags |= Int(JSON_REJECT_DUPLICATES) }
        var error = json_error_t()
        guard let root = json_loadb(start, bytes.count, flags, &error) else {
            return .failure(Self.trouble(error))
        }
        defer { json_decref(root) }
        do throws(ParsingTrouble) {
            return .success(try value(root, depth: 0))
        } catch {
            return .failure(error)
        }
    }

    /// Copies jansson's value; its depth is checked on the way down, so this recursion is bounded too.
    private func value(_ json: UnsafeMutablePointer<json_t>, depth: Int) throws(ParsingTrouble) -> JSON {
        switch json.pointee.type {
        case JSON_OBJECT:
            guard depth < limits.maximumDepth else { throw .depth(maximum: limits.maximumDepth) }
            return try object(json, depth: depth + 1)
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
        default: return .null  // JSON_NULL, the only type left
        }
    }

    private func object(_ json: UnsafeMutablePointer<json_t>, depth: Int) throws(ParsingTrouble) -> JSON {
        var members: [String: JSON] = [:]
        members.reserveCapacity(json_object_size(json))
        var member = json_object_iter(json)
        while let here = member {
            guard let name = json_object_iter_key(here), let json_value = json_object_iter_value(here) else { break }
            let key = String(cString: name)
            // Names of different bytes can be one to Swift, for which equal means canonically equivalent.
            let before = members.updateValue(try value(json_value, depth: depth), forKey: key)
            if before != nil, limits.duplicateKeys == .rejected { throw .equivalentKeys }
            member = json_object_iter_next(json, here)
        }
        return .object(members)
    }

    private static func string(_ json: UnsafeMutablePointer<json_t>) -> String {
        guard let start = json_string_value(json) else { return "" }
        let text = UnsafeRawBufferPointer(start: start, count: json_string_length(json))
        return String(decoding: text, as: UTF8.self)
    }

    private static func trouble(_ error: json_error_t) -> ParsingTrouble {
        withUnsafePointer(to: error) { error in
            let message = String(cString: cjansson_error_text(error))
            let position = Int(error.pointee.position)
            return switch json_error_code(UInt32(cjansson_error_code(error))) {
            case json_error_stack_overflow: .depth(maximum: 2048)
            case json_error_premature_end_of_input: .unfinished(message: message)
            case json_error_invalid_utf8: .notUTF8(position: position)
            case json_error_duplicate_key: .token(.duplicateKey, end: position, message: message)
            case json_error_numeric_overflow: .token(.numberTooLarge, end: position, message: message)
            default: .token(.syntax, end: position, message: message)
            }
        }
    }

    private func error(
        for trouble: ParsingTrouble, in bytes: UnsafeBufferPointer<UInt8>, originalOffset: (Int) -> Int = { $0 }
    ) -> JSONSyntaxError {
        let offset = originalOffset(trouble.offset(in: bytes))
        return JSONSyntaxError(trouble.reason, at: offset, in: text, trouble.message)
    }
}
