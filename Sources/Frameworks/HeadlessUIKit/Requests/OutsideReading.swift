public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where the bytes are that an imported app reads by `Data(contentsOf:)` and its like: of an address on the network, a
/// file of the session with what it answers.
///
/// The request is the session's own: among its requests, under its rules, recorded and replayed. The turn waits for the
/// answer, and nothing else happens to the session meanwhile. The body counts whatever the status, as on iOS. Throws
/// what Foundation throws there where there is no answer: `NSCocoaErrorDomain` 256, with the `URLError` as the
/// underlying error.
public func _readAtOnce(_ url: URL) throws -> URL {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return url }
    var answer = URLAnswer.failed(URLError(.notConnectedToInternet))
    if let loading = UIApplication.shared.values[URLLoadingKey.self] { answer = loading.read(URLRequest(url: url)) }
    switch answer {
    case .answered(let body, _): return try OutsideReadings.current.keep(body)
    case .failed(let error):
        let info: [String: Any] = [
            NSURLErrorKey: url, NSUnderlyingErrorKey: error,
            NSLocalizedDescriptionKey: "The file “\(url.lastPathComponent)” couldn’t be opened.",
        ]
        throw CocoaError(_nsError: NSError(domain: NSCocoaErrorDomain, code: 256, userInfo: info))
    }
}

/// As the one that throws, for what says by nil that there is nothing to read: a file that is not there.
public func _readAtOnceIfThere(_ url: URL) -> URL {
    (try? _readAtOnce(url)) ?? SessionFolders.current.temporary.appending(path: "nothing-was-answered")
}

/// The files with what code has read, each of which the next one takes the place of: whoever reads has read it by then,
/// or has it open.
private final class OutsideReadings {
    private enum Key: ApplicationKey {
        static var defaultValue: OutsideReadings? { nil }
    }

    private var last: URL?

    /// Those of the running application.
    static var current: OutsideReadings {
        let application = UIApplication.shared
        if let known = application.values[Key.self] { return known }
        let new = OutsideReadings()
        application.values[Key.self] = new
        return new
    }

    /// Writes what was answered to a file. Throws where there is no room.
    func keep(_ body: Data) throws -> URL {
        if let last { try? FileManager.default.removeItem(at: last) }
        let file = try SessionDownloadTask.keep(body)
        last = file
        return file
    }
}
