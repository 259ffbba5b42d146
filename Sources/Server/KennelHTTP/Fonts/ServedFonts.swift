import Dispatch
import HTTPServer
import Locks
package import TextMetrics

/// The fonts that texts are measured with, served as files for the page.
///
/// A file is subset at its first request and cached. Subsetting takes a tenth of a second, so it runs on a separate
/// queue.
package final class ServedFonts: Sendable {
    private let library: FontLibrary
    private let files = Locked<[FontName: File]>([:])
    private let queue = DispatchQueue(label: "kennel.fonts", qos: .userInitiated)
    private let sheet: StaticFile

    /// The maximum number of cached fonts; the system has 22.
    private static let mostFiles = 100

    /// The response for a font file, and the version that its address contains.
    private struct File {
        let version: String
        let response: HTTPResponse
    }

    package init(_ library: FontLibrary) {
        self.library = library
        sheet = StaticFile("fonts.css", lifetime: .untilChanged) {
            Array(FontSheet(library).text.utf8)
        }
    }

    /// Calls `send` with the style sheet of the system's fonts.
    func sheet(_ request: HTTPRequest, to send: @escaping @Sendable (HTTPResponse) -> Void) {
        queue.async { [sheet] in send(sheet.response(to: request) { .origins([]) }) }
    }

    /// Calls `send` with the file of an address such as `Inter-Bold.1x2y3z.woff2`; with nil if this machine has no such
    /// font.
    ///
    /// An address without a version means the newest file, which browsers must revalidate each time.
    func sendFile(_ file: String, for request: HTTPRequest, to send: @escaping @Sendable (HTTPResponse?) -> Void) {
        guard let address = FontAddress(file) else { return send(nil) }
        if let file = files.withLock({ $0[address.name] }) {
            return send(response(with: file, at: address, to: request))
        }
        queue.async { [self] in send(made(address.name).flatMap { response(with: $0, at: address, to: request) }) }
    }

    private func response(with file: File, at address: FontAddress, to request: HTTPRequest) -> HTTPResponse? {
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

    /// Returns a font's file. Runs on the queue so that no file is made twice.
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

/// The last path component of a font's URL: `Inter-Bold.1x2y3z.woff2`.
struct FontAddress {
    let name: FontName
    /// The version of the file; nil means the newest.
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
