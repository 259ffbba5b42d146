internal import CMicroHTTPD

/// Reads a request's head from libmicrohttpd's buffer, and finds what two readers of it could understand differently.
///
/// libmicrohttpd 0.9.75 takes a bare line feed for the end of a line, a NUL for the end of a value, and joins folded
/// lines. It shows none of that, but it shows where in its buffer each text lies, and how long the head was. Between
/// two texts there must be exactly what the standard says: a colon and white space, or a carriage return and a line
/// feed.
struct HeadReader {
    private(set) var head: RequestHead
    private(set) var fault: HeadFault?
    private var lengths = 0
    private var codings = 0
    /// The end of the last line's text.
    private var lineEnd: UnsafePointer<CChar>
    private let start: UnsafePointer<CChar>

    /// Takes the first line in its parts: `target` as it was before libmicrohttpd cut its query off.
    init(
        target: [UInt8], method: UnsafePointer<CChar>, url: UnsafePointer<CChar>, version: UnsafePointer<CChar>
    ) {
        head = RequestHead(target: target)
        head.reserve(900)  // from a kilobyte on, malloc would tidy up its free memory for every request
        start = method
        lineEnd = version + strlen(version)
        let isPlain = url == method + strlen(method) + 1 && version == url + target.count + 1
        if cmhd_is_lenient, !isPlain { fault = .line }
    }

    /// Takes the next header.
    mutating func take(_ name: UnsafeBufferPointer<CChar>, _ value: UnsafeBufferPointer<CChar>) {
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

    /// Checks the end of the head; `size` is its length with the empty line.
    mutating func end(size: Int) {
        if cmhd_is_lenient, lineEnd + 4 != start + size { fault = fault ?? .line }
        if lengths > 1 { fault = fault ?? .severalLengths }
        if codings > 0 { fault = fault ?? (lengths > 0 ? .lengthAndCoding : .coding) }
    }

    /// libmicrohttpd leaves the white space after a value, which is none of it.
    private static func trimmedCount(_ value: UnsafeBufferPointer<UInt8>) -> Int {
        var count = value.count
        while count > 0, value[count - 1] == 0x20 || value[count - 1] == 0x09 { count -= 1 }
        return count
    }

    private static func areSame(_ name: UnsafeBufferPointer<UInt8>, _ lowercased: StaticString) -> Bool {
        // A hyphen has this bit already.
        name.indices.allSatisfy { name[$0] | 0x20 == lowercased.utf8Start[$0] }
    }

    private static func isOfValue(_ byte: UInt8) -> Bool {
        byte >= 0x20 ? byte != 0x7f : byte == 0x09
    }

    /// Letters, digits, and ``!#$%&'*+-.^_`|~``.
    private static func isOfToken(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 64 ? lowTokens >> byte : highTokens >> (byte - 64)) & 1 == 1
    }

    private static let lowTokens = bits("!#$%&'*+-.0123456789", from: 0)
    private static let highTokens = bits("ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~", from: 64)

    private static func bits(_ characters: String, from first: UInt8) -> UInt64 {
        characters.utf8.reduce(0) { $0 | 1 << UInt64($1 - first) }
    }
}

/// The fault of a request's head. A server that passes it on might understand it differently, so it is refused.
enum HeadFault: Error, Equatable {
    /// A line does not end as lines do, goes on in the next, or holds a NUL; or the first has more than its three
    /// parts.
    case line
    /// A header's name has white space before its colon, or other characters that names do not have.
    case name
    /// A header's value has control characters.
    case value
    /// There is more than one Content-Length, alike or not.
    case severalLengths
    /// There are a Content-Length and a Transfer-Encoding.
    case lengthAndCoding
    /// The body comes in chunks. libmicrohttpd 0.9.75 takes bare line feeds and nonsense for their frame.
    case coding

    /// The answer to the request; the connection closes behind it.
    var response: HTTPResponse {
        var response =
            switch self {
            case .line:
                HTTPResponse.problem(
                    400, "Bad Request",
                    "Each line of the head must end with CR and LF, hold no NUL, and not go on in the next.")
            case .name:
                HTTPResponse.problem(
                    400, "Bad Request", "A header's name has a space or a sign that names do not have.")
            case .value: HTTPResponse.problem(400, "Bad Request", "A header's value has control characters.")
            case .severalLengths: HTTPResponse.problem(400, "Bad Request", "There are several Content-Length headers.")
            case .lengthAndCoding:
                HTTPResponse.problem(400, "Bad Request", "There are both a Content-Length and a Transfer-Encoding.")
            case .coding:
                HTTPResponse.problem(411, "Length Required", "Send the body in one piece, with its Content-Length.")
            }
        response.headers.append(("Connection", "close"))
        return response
    }
}
