public import Foundation

extension ServerDrivenState.Error: LocalizedError {
    /// A sentence with the failed work and the cause.
    public var errorDescription: String? {
        switch self {
        case .remoteScreen(let error): "The screen could not be loaded. \(error.localizedDescription)"
        case .lazyLoad(let error): "A part of the screen could not be loaded. \(error.localizedDescription)"
        case .submitForm(let error): "The form could not be sent. \(error.localizedDescription)"
        case .action(let error): "The action failed. \(error.localizedDescription)"
        case .webView(let error): "The web page could not be loaded. \(error.localizedDescription)"
        case .declarativeText: "The screen's text could not be decoded."
        }
    }
}

extension ServerDrivenState.Error {
    /// The name of the case, as state logs show it.
    package var kind: String {
        switch self {
        case .remoteScreen: "remoteScreen"
        case .action: "action"
        case .lazyLoad: "lazyLoad"
        case .submitForm: "submitForm"
        case .webView: "webView"
        case .declarativeText: "declarativeText"
        }
    }

    /// The error of the request, if the work was a request.
    package var requestError: Request.Error? {
        switch self {
        case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error): error
        case .action, .webView, .declarativeText: nil
        }
    }
}

extension Request.Error {
    /// The name of the case, as state logs show it.
    package var reason: String {
        switch self {
        case .networkError: "networkError"
        case .decoding: "decoding"
        case .loadFromTextError: "loadFromTextError"
        case .urlBuilderError: "urlBuilderError"
        }
    }
}
