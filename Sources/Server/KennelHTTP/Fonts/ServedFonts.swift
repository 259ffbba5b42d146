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
    private let files = Locked<[FileKey: File]>([:])
    private let queue = DispatchQueue(label: "kennel.fonts", qos: .userInitiated)
    private let sheet: StaticFile

    /// The maximum number of cached files; the system fonts need 44 files.
    private static let mostFiles = 100

    private struct FileKey: Hashable {
        let name: FontName
        let part: FontPart
    }

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
        let key = FileKey(name: address.name, part: address.part)
        if let file = files.withLock({ $0[key] }) {
            return send(response(with: file, at: address, to: request))
        }
        queue.async { [self] in send(made(key).flatMap { response(with: $0, at: address, to: request) }) }
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
    private func made(_ key: FileKey) -> File? {
        if let file = files.withLock({ $0[key] }) { return file }
        guard let version = try? library.version(of: key.name),
            let font = try? library.webFont(named: key.name, scalars: key.part.scalars)
        else { return nil }
        let file = File(
            version: FontAddress.text(of: version),
            response: HTTPResponse(
                status: 200, headers: [("Content-Type", WebFont.mediaType)] + SecurityHeaders.always, body: font.bytes))
        files.withLock { files in
            if files.count >= Self.mostFiles { files = [:] }
            files[key] = file
        }
        return file
    }
}
