import Foundation
public import HeadlessUIKit

/// Sends a request and runs actions with its answer (Beagle iOS 2.1, SendRequest.swift).
public struct SendRequest: AsyncAction {
    /// The address, joined to the base URL when it starts with `/`.
    public var url: Expression<String>
    /// The method, GET when there is none or an expression gives none.
    public var method: Expression<HTTPMethod>?
    /// Headers, each of which may be an expression.
    public var headers: Expression<[String: Expression<String>]>?
    /// The body, once the expressions in it are evaluated; GET and HEAD have none.
    public var data: DynamicObject?
    /// What runs with the context `onSuccess`: `{data, status, statusText}`.
    public var onSuccess: [any Action]?
    /// What runs with the context `onError`: the same and `message`, or null when no request could be made.
    public var onError: [any Action]?
    /// What runs after either.
    public var onFinish: [any Action]?
    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig?

    /// A request built in code.
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

    /// Evaluates everything now and returns; the handlers run when the answer comes. A screen that goes takes its
    /// requests along.
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
                        return BeagleNote.ignored(reason: "a request was answered after its screen was gone").record()
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
            let body = data?.evaluate(in: origin).writable(within: UIApplication.shared.work)
            return HttpAdditionalData(method: method, headers: headers, body: body)
        }
    }
}

extension Expression where Value == HTTPMethod {
    /// The method in any spelling; backends in TypeScript send lower case.
    fileprivate func method(from origin: UIView) -> HTTPMethod? {
        switch self {
        case .value(let method): method
        case .expression(let expression):
            HTTPMethod(rawValue: Expression<String>.expression(expression).evaluate(in: origin).uppercased())
        }
    }
}
