import Beagle
import Foundation
import JSON
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An error in the terms of the state log: what kind, why, where in which document, and what would be retried.
struct ErrorAccount {
    let kind: String
    /// What would be retried: `GET /fails-twice`.
    let subject: String

    private let reason: String?
    private let message: String
    private let place: BeagleDecodingError?
    /// The request whose answer could not be decoded, for whoever wants to see the answer.
    private let undecoded: RequestID?

    init(
        _ error: ServerDrivenState.Error, at screen: ScreenIdentity,
        answered: (id: RequestID, request: URLRequest)?, textError: (any Error)?
    ) {
        kind = error.kind
        let cause = error.requestError
        reason = cause?.reason
        let request: URLRequest?
        switch cause {
        case .networkError(let failure):
            message = failure.localizedDescription
            place = nil
            request = failure.request
            undecoded = nil
        case .decoding(let failure):
            message = failure.localizedDescription
            place = failure as? BeagleDecodingError
            request = answered?.request
            undecoded = answered?.id
        case .loadFromTextError, .urlBuilderError:
            message = cause?.localizedDescription ?? ""
            place = nil
            request = nil
            undecoded = nil
        case nil:
            message = (error.isAboutText ? textError : nil)?.localizedDescription ?? error.localizedDescription
            place = error.isAboutText ? textError as? BeagleDecodingError : nil
            request = error.webFailure?.request
            undecoded = nil
        }
        subject = request.map(Self.name) ?? screen.url.map { "GET \($0)" } ?? screen.id ?? screen.type
    }

    /// Writes the member `error`.
    func write(to json: inout JSONWriter) {
        json.key("error")
        json.beginObject()
        json.member("kind", kind)
        json.member("reason", reason)
        json.member("message", message.cut(after: 4_096))
        json.member("line", place?.line)
        json.member("column", place?.column)
        json.member("path", place?.path)
        json.member("value", place?.value)
        json.member("why", place?.reason)
        json.member("request", undecoded?.description)
        json.endObject()
    }

    private static func name(_ request: URLRequest) -> String {
        let method = request.httpMethod ?? "GET"
        guard let url = request.url else { return method }
        let path = url.path.isEmpty ? "/" : url.path
        return url.query.map { "\(method) \(path)?\($0)" } ?? "\(method) \(path)"
    }
}

extension ServerDrivenState.Error {
    /// The failed exchange behind a web view's error.
    fileprivate var webFailure: NetworkError? {
        guard case .webView(let failure) = self else { return nil }
        return failure as? NetworkError
    }

    /// Whether it is about a screen that was given as text.
    fileprivate var isAboutText: Bool {
        switch self {
        case .declarativeText: true
        case .remoteScreen, .action, .lazyLoad, .submitForm, .webView: false
        }
    }
}
