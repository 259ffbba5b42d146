import Dispatch
import HTTPServer
import Locks
package import TextMetrics

/// The fonts that texts are measured with, as files for the page.
///
/// A file is cut when somebody first asks for it, on a queue of its own, because that takes a tenth of a second, and
/// kept.
package final class ServedFonts: Sendable {
    private let library: FontLibrary
    private let files = Locked<[FontName: File]>([:])
    private let queue = DispatchQueue(label: "kennel.fonts", qos: .userInitiated)
    private let sheet: StaticFile

    /// No more fonts than these are kept; the system's are 22.
    private static let mostFiles = 100

    /// A file that is sent under an address with its version, and the answer.
    private struct File {
        let version: String
        let response: HTTPResponse
    }

    /// Serves the fonts of a library.
    package init(_ library: FontLibrary) {
        self.library = library
        sheet = StaticFile("fonts.css", lifetime: .untilChanged) {
            Array(FontSheet(library).text.utf8)
        }
    }

    /// Gives the style sheet that names the system's fonts to `send`.
    func sheet(_ request: HTTPRequest, to send: @escaping @Sendable (HTTPResponse) -> Void) {
        queue.async { [sheet] in send(sheet.response(to: request) { .origins([]) }) }
    }

    /// Gives the file of an address such as `Inter-Bold.1x2y3z.woff2` to `send`, and nil for what is no font of this
    /// machine. Without the version it is the newest, which is asked for again each time.
    func file(_ file: String, _ request: HTTPRequest, to send: @escaping @Sendable (HTTPResponse?) -> Void) {
        guard let address = FontAddress(file) else { return send(nil) }
        if let file = files.withLock({ $0[address.name] }) { return send(answer(file, address, request)) }
        queue.async { [self] in send(made(address.name).flatMap { answer($0, address, request) }) }
    }

    private func answer(_ file: File, _ address: FontAddress, _ request: HTTPRequest) -> HTTPResponse? {
        if let version = address.version, version != file.version { return nil }
        var response = file.response
        let etag = "\"\(file.version)\""
        let control = address.version == nil ? "no-cache" : "max-age=31536000, immutable"
        response.headers += [("Cache-Control", control), ("ETag", etag)]
        if request.header("If-None-Match")?.contains(etag) == true {
            response = HTTPResponse(status: 304, headers: response.headers, body: [])
        }
        return response
    }

    /// On the queue, so that no file is cut twice.
    private func made(_ name: FontName) -> File? {
        if let file = files.withLock({ $0[name] }) { return file }
        guard let version = try? library.version(of: name), let font = try? library.webFont(named: name) else {
            return nil
        }
        let file = File(
            version: FontAddress.text(of: version),
            response: HTTPResponse(
                status: 200, headers: [("Content-Type", WebFont.mediaType)] + SecurityHeaders.always, body: font.bytes))
        files.withLock { files in
            if files.count >= Self.mostFiles { files = [:] }
            files[name] = file
        }
        return file
    }
}

/// The last part of a font's address: `Inter-Bold.1x2y3z.woff2`.
struct FontAddress {
    let name: FontName
    /// Nil asks for whatever there is.
    let version: String?

    init?(_ file: String) {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.last == "woff2", 2...3 ~= parts.count, let first = parts.first, !first.isEmpty else { return nil }
        name = FontName(String(first))
        guard name.value == first else { return nil }
        version = parts.count == 3 ? String(parts[1]) : nil
    }

    static func text(of version: UInt64) -> String { String(version, radix: 36) }
}
