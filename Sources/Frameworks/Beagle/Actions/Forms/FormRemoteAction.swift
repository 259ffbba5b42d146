import Foundation
public import HeadlessUIKit

/// Sends the values of a Beagle 1.x form, and runs the action in the response.
///
/// Deprecated since Beagle 1.1 and removed in 2.0: use ``SendRequest`` instead. Source: Beagle iOS 1.9,
/// FormRemoteAction.swift.
public struct FormRemoteAction: Action {
    /// The HTTP method. Values are sent in the query for GET and DELETE, and as a JSON body otherwise.
    public enum Method: String, BeagleEnumeration, Sendable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// The URL, relative to the base URL if it starts with `/`.
    public var path: String
    public var method: Method
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    private var submission: FormSubmission?

    private enum CodingKeys: String, CodingKey {
        case path, method, analytics
    }

    /// Creates an action in code instead of from a document.
    public init(path: String, method: Method, analytics: ActionAnalyticsConfig? = nil) {
        self.path = path
        self.method = method
        self.analytics = analytics
    }

    /// Sets the state `started` and sends the request. The response sets `finished`, then `success` or a `submitForm`
    /// error.
    ///
    /// The error's retry sends the same values again. Outside a form the action does nothing.
    public func execute(controller: BeagleController, origin: UIView) {
        guard let submission else {
            return BeagleMessage.ignored(reason: "formRemoteAction: it only works in a form's onSubmit").record()
        }
        controller.serverDrivenState = .started
        let scope = EventScope.captured(around: origin)
        let retry = closureToRetrySameAction(controller: controller, origin: origin)
        RequestDispatcher().execute(
            path: address(with: submission.values), additionalData: additionalData(with: submission.values),
            purpose: .form
        ) { [weak controller, origin] result in
            let action = result.flatMap(Self.decode)
            MainQueue.async {
                guard let controller else {
                    return BeagleMessage.ignored(reason: "a form was answered after its screen was gone").record()
                }
                controller.serverDrivenState = .finished
                switch action {
                case .success(let action):
                    controller.serverDrivenState = .success
                    if let group = submission.group { StoredForms.current[group] = [:] }
                    scope.resume { controller.execute(actions: [action], event: "onSubmit", origin: origin) }
                case .failure(let error):
                    controller.serverDrivenState = .error(.submitForm(error), retry)
                }
            }
        }
    }

    private static func decode(_ response: NetworkResponse) -> Result<any Action, Request.Error> {
        do {
            return .success(try BeagleCoder.configured.decode(AnyAction.self, from: [UInt8](response.data)).action)
        } catch {
            return .failure(.decoding(error))
        }
    }

    private func address(with values: [String: String]) -> String {
        switch method {
        case .post, .put: return path
        case .get, .delete:
            let query = values.sorted { $0.key < $1.key }.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
            guard !query.isEmpty else { return path }
            return path + (path.contains("?") ? "&" : "?") + query.joined(separator: "&")
        }
    }

    private func additionalData(with values: [String: String]) -> HttpAdditionalData {
        switch method {
        case .get: HttpAdditionalData(method: .get)
        case .delete: HttpAdditionalData(method: .delete)
        case .post: HttpAdditionalData(method: .post, body: values)
        case .put: HttpAdditionalData(method: .put, body: values)
        }
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension FormRemoteAction: FormAction {
    package func filled(with submission: FormSubmission) -> any Action {
        var action = self
        action.submission = submission
        return action
    }
}
