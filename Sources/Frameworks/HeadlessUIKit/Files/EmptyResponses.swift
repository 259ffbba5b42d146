import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Where an answer comes from that came from nowhere.
private let nowhere = URL(filePath: "/")

/// What `URLResponse()` is on iOS: an answer that says nothing.
public func _noResponse() -> URLResponse {
    URLResponse(url: nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
}

/// What `NSMutableURLRequest()` is on iOS: a request that still lacks its address.
public func _noRequest() -> NSMutableURLRequest { NSMutableURLRequest(url: nowhere) }
