public import Foundation
public import HeadlessUIKit

public struct AVError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = -11_800
        case sessionNotRunning = -11_803
        case deviceNotConnected = -11_814
        case fileFormatNotRecognized = -11_828
        case applicationIsNotAuthorizedToUseDevice = -11_852
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .deviceNotConnected: "A session has no camera and no microphone"
        case .unknown, .sessionNotRunning, .fileFormatNotRecognized, .applicationIsNotAuthorizedToUseDevice:
            "The operation couldn’t be completed: \(code)"
        }
    }

    public static var unknown: Code { .unknown }
    public static var sessionNotRunning: Code { .sessionNotRunning }
    public static var deviceNotConnected: Code { .deviceNotConnected }
    public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
    public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}

extension AVError.Code: MatchedErrorCode {
    public static var errorDomain: String { AVFoundationErrorDomain }
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
