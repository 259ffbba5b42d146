public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Replaces `URLSessionTaskMetrics`: the times of a task on the session's clock.
public final class SessionURLSessionTaskMetrics: NSObject {
    public typealias ResourceFetchType = URLSessionTaskMetrics.ResourceFetchType
    public typealias DomainResolutionProtocol = URLSessionTaskMetrics.DomainResolutionProtocol

    /// The metrics of each request of the task, oldest first.
    public let transactionMetrics: [SessionURLSessionTaskTransactionMetrics]
    public let taskInterval: DateInterval
    public let redirectCount: Int

    init(_ transactions: [SessionURLSessionTaskTransactionMetrics], over interval: DateInterval, redirects: Int) {
        (transactionMetrics, taskInterval, redirectCount) = (transactions, interval, redirects)
    }

    public override var description: String { "(Task Interval) \(taskInterval), (Redirect Count) \(redirectCount)" }
}

/// Replaces `URLSessionTaskTransactionMetrics`. Connections are made outside the session, so that their values are nil.
public final class SessionURLSessionTaskTransactionMetrics: NSObject {
    public let request: URLRequest
    public internal(set) var response: URLResponse?
    public let fetchStartDate: Date?
    public var domainLookupStartDate: Date? { nil }
    public var domainLookupEndDate: Date? { nil }
    public var connectStartDate: Date? { nil }
    public var secureConnectionStartDate: Date? { nil }
    public var secureConnectionEndDate: Date? { nil }
    public var connectEndDate: Date? { nil }
    public var requestStartDate: Date? { fetchStartDate }
    public var requestEndDate: Date? { fetchStartDate }
    public var responseStartDate: Date? { responseEndDate }
    public internal(set) var responseEndDate: Date?
    public var networkProtocolName: String? { "http/1.1" }
    public var isProxyConnection: Bool { false }
    public var isReusedConnection: Bool { false }
    public var isCellular: Bool { false }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var isMultipath: Bool { false }
    public let resourceFetchType: URLSessionTaskMetrics.ResourceFetchType
    public var countOfRequestBodyBytesSent: Int64 { Int64(request.httpBody?.count ?? 0) }
    public var countOfRequestBodyBytesBeforeEncoding: Int64 { countOfRequestBodyBytesSent }
    public internal(set) var countOfResponseBodyBytesReceived: Int64 = 0
    public var countOfResponseBodyBytesAfterDecoding: Int64 { countOfResponseBodyBytesReceived }

    init(_ request: URLRequest, from type: URLSessionTaskMetrics.ResourceFetchType) {
        self.request = request
        fetchStartDate = _now()
        resourceFetchType = type
    }
}
