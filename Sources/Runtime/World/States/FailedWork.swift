import Beagle
import Foundation
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An error as the state log describes it, and the work to retry.
struct FailedWork {
    let errorDescription: ErrorDescription
    /// The work to retry, such as `GET /fails-twice`.
    let subject: String

    init(
        _ error: ServerDrivenState.Error, at screen: ScreenIdentity,
        answered: (id: RequestID, request: URLRequest)?, textError: (any Error)?
    ) {
        let cause = error.requestError
        let message: String
        var document: BeagleDecodingError?
        var request: URLRequest?
        var undecoded: RequestID?
        switch cause {
        case .networkError(let failure):
            message = failure.localizedDescription
            request = failure.request
        case .decoding(let failure):
            message = failure.localizedDescription
            document = failure as? BeagleDecodingError
            request = answered?.request
            undecoded = answered?.id
        case .loadFromTextError, .urlBuilderError:
            message = cause?.localizedDescription ?? ""
        case nil:
            message = (error.isAboutText ? textError : nil)?.localizedDescription ?? error.localizedDescription
            document = error.isAboutText ? textError as? BeagleDecodingError : nil
            request = error.webFailure?.request
        }
        errorDescription = ErrorDescription(
            kind: ErrorDescription.Kind(error), reason: cause.map(ErrorDescription.Reason.init),
            message: message.cut(after: 4_096),
            place: ErrorDescription.Place(
                line: document?.line, column: document?.column, path: document?.path, value: document?.value,
                why: document?.reason),
            undecoded: undecoded)
        subject = request.map(Self.name) ?? screen.url.map { "GET \($0)" } ?? screen.id ?? screen.type
    }

    private static func name(_ request: URLRequest) -> String {
        let method = request.httpMethod ?? "GET"
        guard let url = request.url else { return method }
        let path = url.path.isEmpty ? "/" : url.path
        return url.query.map { "\(method) \(path)?\($0)" } ?? "\(method) \(path)"
    }
}

extension ErrorDescription.Kind {
    fileprivate init(_ error: ServerDrivenState.Error) {
        self =
            switch error {
            case .remoteScreen: .remoteScreen
            case .action: .action
            case .lazyLoad: .lazyLoad
            case .submitForm: .submitForm
            case .webView: .webView
            case .declarativeText: .declarativeText
            }
    }
}

extension ErrorDescription.Reason {
    fileprivate init(_ error: Request.Error) {
        self =
            switch error {
            case .networkError: .networkError
            case .decoding: .decoding
            case .loadFromTextError: .loadFromTextError
            case .urlBuilderError: .urlBuilderError
            }
    }
}

extension ServerDrivenState.Error {
    /// The network error that a web view reported; nil for other errors.
    fileprivate var webFailure: NetworkError? {
        guard case .webView(let failure) = self else { return nil }
        return failure as? NetworkError
    }

    /// Whether the error is about a screen given as text.
    fileprivate var isAboutText: Bool {
        switch self {
        case .declarativeText: true
        case .remoteScreen, .action, .lazyLoad, .submitForm, .webView: false
        }
    }
}
