import Foundation
public import HeadlessUIKit

/// Sends a request and runs actions with the response (Beagle iOS 2.1, SendRequest.swift).
public struct SendRequest: AsyncAction {
    /// The URL, relative to the base URL if it starts with `/`.
    public var url: Expression<String>
    /// The HTTP method; GET if it is absent or its expression has no valid value.
    public var method: Expression<HTTPMethod>?
    /// The headers; each value may be an expression.
    public var headers: Expression<[String: Expression<String>]>?
    /// The body, whose expressions are evaluated before it is sent. GET and HEAD requests have no body.
    public var data: DynamicObject?
    /// The actions to run on success, with the context `onSuccess`: `{data, status, statusText}`.
    public var onSuccess: [any Action]?
    /// The actions to run on failure, with the context `onError`: `{data, status, statusText, message}`, or null if no
    /// request could be sent.
    public var onError: [any Action]?
    /// The actions to run after success or failure.
    public var onFinish: [any Action]?
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates a request in code instead of from a document.
    public init(
        url: Expression<String>, method: Expression<HTTPMethod>? = nil,
        headers: Expression<[String: Expression<String>]>? = nil, data: DynamicObject? = nil,
        onSuccess: [any Action]? = nil, onError: [any Action]? = nil, onFinish: [any Action]? = nil,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.data = data
        self.onSuccess = onSuccess
        self.onError = onError
        self.onFinish = onFinish
        self.analytics = analytics
    }

    /// Evaluates all expressions and sends the request; the handlers run when the response arrives. Requests are
    /// cancelled when their screen is removed.
    public func execute(controller: BeagleController, origin: UIView) {
        let scope = EventScope.captured(around: origin)
        let path = url.evaluate(in: origin)
        let data = additionalData(from: origin)
        controller.requests.start { isWanted in
            RequestDispatcher().execute(path: path, additionalData: data, purpose: .sendRequest) {
                [weak controller, origin] result in
                let isWanted = isWanted()
                MainQueue.async {
                    guard isWanted, let controller else {
                        return BeagleMessage.ignored(reason: "a request was answered after its screen was gone")
                            .record()
                    }
                    scope.resume { finish(with: result, controller: controller, origin: origin) }
                }
            }
        }
    }

    private func finish(
        with result: Result<NetworkResponse, Request.Error>, controller: any BeagleController, origin: UIView
    ) {
        switch result {
        case .success(let response):
            controller.execute(actions: onSuccess, with: "onSuccess", and: response.contextValue, origin: origin)
        case .failure(let error):
            controller.execute(actions: onError, with: "onError", and: error.contextValue, origin: origin)
        }
        controller.execute(actions: onFinish, event: "onFinish", origin: origin)
    }

    private func additionalData(from origin: UIView) -> HttpAdditionalData {
        let method = method?.method(from: origin) ?? .get
        let headers = headers?.evaluate(with: origin)?.mapValues { $0.evaluate(in: origin) }
        switch method {
        case .get, .head: return HttpAdditionalData(method: method, headers: headers)
        case .post, .put, .delete, .patch:
            let body = data?.evaluate(in: origin).writable(within: AppEnvironment.current.work)
            return HttpAdditionalData(method: method, headers: headers, body: body)
        }
    }
}

extension Expression where Value == HTTPMethod {
    /// Evaluates the method. Expressions may use any letter case, because TypeScript backends send lowercase names.
    fileprivate func method(from origin: UIView) -> HTTPMethod? {
        switch self {
        case .value(let method): method
        case .expression(let expression):
            HTTPMethod(rawValue: Expression<String>.expression(expression).evaluate(in: origin).uppercased())
        }
    }
}
