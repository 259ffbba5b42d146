/// The escapes of plain text and of the text around expressions: `\\` is a backslash, `\@{` is not an expression.
enum Escapes {
    /// Text without its escapes, in one pass: every pair of backslashes is one, a backslash before `@{` goes.
    static func removed(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count { step(bytes, &position, into: &result) }
        return String(decoding: result, as: UTF8.self)
    }

    /// Takes one escape or one byte over to `result`.
    static func step(_ bytes: [UInt8], _ position: inout Int, into result: inout [UInt8]) {
        func isNext(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
            position + offset < bytes.count && bytes[position + offset] == UInt8(ascii: character)
        }
        guard isNext(0, "\\") else {
            result.append(bytes[position])
            position += 1
            return
        }
        if isNext(1, "\\") {
            position += 1
        } else if isNext(1, "@") {
            if !isNext(2, "{") { result.append(bytes[position]) }
            position += 1
        }
        result.append(bytes[position])
        position += 1
    }

    /// Text with the escapes that make it read as itself; text that needs none stays as it is.
    static func added(to text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) || text.contains("@{") else { return text }
        return text.replacing("\\", with: "\\\\").replacing("@{", with: "\\@{")
    }
}
