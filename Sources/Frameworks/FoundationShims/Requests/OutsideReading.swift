public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Replaces the URL that an imported app passes to `Data(contentsOf:)` and similar initializers. For a network URL,
/// sends a blocking request and returns a file of the session with the response body. Other URLs are returned
/// unchanged.
///
/// The request belongs to the session, and is recorded and replayed. The turn waits for the response, and nothing else
/// happens in the session meanwhile. The body is returned for every status, as on iOS.
///
/// - Throws: The error that Foundation throws on iOS, if there is no response: `NSCocoaErrorDomain` 256, with the
///   `URLError` as underlying error.
public func _readAtOnce(_ url: URL) throws -> URL {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return url }
    var answer = URLAnswer.failed(URLError(requestFailed: .notConnectedToInternet, url: url))
    if let loading = AppEnvironment.current.values[URLLoadingKey.self] { answer = loading.read(URLRequest(url: url)) }
    switch answer {
    case .answered(let body, _): return try BlockingResponseFile.current.store(body)
    case .failed(let error):
        let name = "“\(url.lastPathComponent)”"
        let info: [String: Any] = [
            NSURLErrorKey: url, NSUnderlyingErrorKey: error,
            NSLocalizedDescriptionKey: DeviceSettings.current.isPortuguese
                ? "Não foi possível abrir o arquivo \(name)." : "The file \(name) couldn’t be opened.",
        ]
        throw CocoaError(_nsError: NSError(domain: NSCocoaErrorDomain, code: 256, userInfo: info))
    }
}

/// The variant of ``_readAtOnce(_:)`` for initializers that return nil: returns the URL of a missing file if there is
/// no response.
public func _readAtOnceIfThere(_ url: URL) -> URL {
    (try? _readAtOnce(url)) ?? SessionFolders.current.temporary.appending(path: "nothing-was-answered")
}

/// The file with the body of the last blocking response. The next response may replace it, because the app's code has
/// read or opened it by then.
private final class BlockingResponseFile {
    private enum Key: ApplicationKey {
        static var defaultValue: BlockingResponseFile? { nil }
    }

    private var last: URL?

    /// The response file of the running application. It is created on first access.
    static var current: BlockingResponseFile {
        let environment = AppEnvironment.current
        if let known = environment.values[Key.self] { return known }
        let new = BlockingResponseFile()
        environment.values[Key.self] = new
        return new
    }

    /// Writes a response body to a file. Throws if the disk is full.
    func store(_ body: Data) throws -> URL {
        if let last { try? FileManager.default.removeItem(at: last) }
        let file = try SessionDownloadTask.store(body)
        last = file
        return file
    }
}
