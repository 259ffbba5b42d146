import Beagle
import JSON

/// Parses a text as JSON, and then as a component, strictly and leniently.
package func judgeJSON(_ bytes: [UInt8]) -> String? {
    let json: JSON
    do {
        json = try JSON(parsing: bytes)
    } catch {
        guard error.line > 0, error.column > 0, (0...bytes.count).contains(error.offset) else {
            return "the error is not in the text: \(error), at \(error.offset)"
        }
        return PlainObject(bytes) == nil ? nil : "a plain object is an error to the parser: \(error)"
    }
    if let plain = PlainObject(bytes), .object(Dictionary(plain.members, uniquingKeysWith: { $1 })) != json {
        return "a plain object is read as another"
    }
    guard (try? JSON(parsing: json.encoded())) == json else { return "what is written does not read back the same" }
    return DecodingStrictness.allCases.lazy.compactMap { judgeComponent(bytes, $0) }.first
}

private func judgeComponent(_ bytes: [UInt8], _ strictness: DecodingStrictness) -> String? {
    let coder = BeagleCoder.withBuiltIns()
    coder.strictness = strictness
    do {
        _ = try coder.component(from: bytes)
        return nil
    } catch {
        guard let line = error.line, let column = error.column else { return nil }
        return line > 0 && column > 0 ? nil : "the error is not in the text: \(error)"
    }
}
