import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The placeholder URL of responses and requests that are created without a URL.
private let nowhere = URL(filePath: "/")

/// Replaces `URLResponse()`: returns an empty response.
public func _noResponse() -> URLResponse {
    URLResponse(url: nowhere, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
}

/// Replaces `NSMutableURLRequest()`: returns a request whose URL is still to be set.
public func _noRequest() -> NSMutableURLRequest { NSMutableURLRequest(url: nowhere) }
