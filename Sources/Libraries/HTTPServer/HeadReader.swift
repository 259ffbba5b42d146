internal import CMicroHTTPD

/// Reads a request's head from libmicrohttpd's buffer, and detects heads that two parsers could interpret differently.
///
/// libmicrohttpd 0.9.75 accepts a bare line feed as the end of a line and a NUL as the end of a value, and joins folded
/// lines. It does not report that, but it reports the position of each text in its buffer, and the length of the head.
/// Between two texts there must be exactly what the standard requires: a colon and white space, or a carriage return
/// and a line feed.
struct HeadReader {
    private(set) var head: RequestHead
    private(set) var fault: HeadFault?
    private var lengths = 0
    private var codings = 0
    /// The position in the buffer at which the text of the last line ends.
    private var lineEnd: UnsafePointer<CChar>
    private let start: UnsafePointer<CChar>

    /// Reads the parts of the first line. `target` is the text before libmicrohttpd removed its query.
    init(
        target: [UInt8], method: UnsafePointer<CChar>, url: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) {
        head = RequestHead(target: target)
        head.reserve(900)  // From a kilobyte on, malloc would consolidate its free memory for every request.
        start = method
        lineEnd = version + strlen(version)
        let isPlain = url == method + strlen(method) + 1 && version == url + target.count + 1
        if cmhd_is_lenient, !isPlain { fault = .line }
    }

    /// Reads the next header.
    mutating func readHeader(_ name: UnsafeBufferPointer<CChar>, value: UnsafeBufferPointer<CChar>) {
        guard let nameStart = name.baseAddress, let valueStart = value.baseAddress else {
            fault = fault ?? .line
            return
        }
        if cmhd_is_lenient, nameStart != lineEnd + 2 || valueStart <= nameStart + name.count {
            fault = fault ?? .line
        }
        lineEnd = valueStart + value.count
        name.withMemoryRebound(to: UInt8.self) { name in
            value.withMemoryRebound(to: UInt8.self) { value in
                if name.isEmpty || !name.allSatisfy(Self.isOfToken) { fault = fault ?? .name }
                if !value.allSatisfy(Self.isOfValue) { fault = fault ?? .value }
                switch name.count {
                case 14 where Self.areSame(name, "content-length"): lengths += 1
                case 17 where Self.areSame(name, "transfer-encoding"): codings += 1
                default: break
                }
                head.append(name: name, value: value.prefix(Self.trimmedCount(value)))
            }
        }
    }

    /// Checks the head after all headers; `size` is the length of the head including its empty line.
    mutating func end(size: Int) {
        if cmhd_is_lenient, lineEnd + 4 != start + size { fault = fault ?? .line }
        if lengths > 1 { fault = fault ?? .severalLengths }
        if codings > 0 { fault = fault ?? (lengths > 0 ? .lengthAndCoding : .coding) }
    }

    /// Returns the length of a value without trailing white space, which libmicrohttpd does not remove.
    private static func trimmedCount(_ value: UnsafeBufferPointer<UInt8>) -> Int {
        var count = value.count
        while count > 0, value[count - 1] == 0x20 || value[count - 1] == 0x09 { count -= 1 }
        return count
    }

    private static func areSame(_ name: UnsafeBufferPointer<UInt8>, _ lowercased: StaticString) -> Bool {
        // A hyphen already has the bit that distinguishes lowercase letters.
        name.indices.allSatisfy { name[$0] | 0x20 == lowercased.utf8Start[$0] }
    }

    private static func isOfValue(_ byte: UInt8) -> Bool {
        byte >= 0x20 ? byte != 0x7f : byte == 0x09
    }

    /// Returns whether a byte is a token character: a letter, a digit, or one of ``!#$%&'*+-.^_`|~``.
    private static func isOfToken(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 64 ? lowTokens >> byte : highTokens >> (byte - 64)) & 1 == 1
    }

    private static let lowTokens = bits("!#$%&'*+-.0123456789", from: 0)
    private static let highTokens = bits("ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~", from: 64)

    private static func bits(_ characters: String, from first: UInt8) -> UInt64 {
        characters.utf8.reduce(0) { $0 | 1 << UInt64($1 - first) }
    }
}

/// A fault in a request's head. Such requests are refused, because a proxy might interpret them differently.
enum HeadFault: Error, Equatable {
    /// A line does not end with CR LF, is folded, or contains a NUL; or the first line has more than three parts.
    case line
    /// A header's name is followed by white space before the colon, or contains invalid characters.
    case name
    /// A header's value contains control characters.
    case value
    /// There is more than one Content-Length, even if they are equal.
    case severalLengths
    /// There are both a Content-Length and a Transfer-Encoding.
    case lengthAndCoding
    /// The body is chunked. libmicrohttpd 0.9.75 accepts bare line feeds and invalid data as chunk framing.
    case coding

    /// The answer to the request, after which the connection is closed.
    var response: HTTPResponse {
        var response =
            switch self {
            case .line:
                HTTPResponse.problem(
                    400, title: "Bad Request",
                    detail: "A header line must end with CR and LF, contain no NUL, and not continue in the next line.")
            case .name:
                HTTPResponse.problem(
                    400, title: "Bad Request", detail: "The name of a header contains an invalid character.")
            case .value:
                HTTPResponse.problem(400, title: "Bad Request", detail: "A header value contains control characters.")
            case .severalLengths:
                HTTPResponse.problem(400, title: "Bad Request", detail: "There are several Content-Length headers.")
            case .lengthAndCoding:
                HTTPResponse.problem(
                    400, title: "Bad Request", detail: "There are both a Content-Length and a Transfer-Encoding.")
            case .coding:
                HTTPResponse.problem(
                    411, title: "Length Required", detail: "Send the body with a Content-Length, not in chunks.")
            }
        response.headers.append(("Connection", "close"))
        return response
    }
}
