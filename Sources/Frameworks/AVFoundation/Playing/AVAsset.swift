public import Foundation

/// Media at an address. A session does not read it.
open class AVAsset: NSObject {
    public let url: URL?

    public init(url: URL) { self.url = url }

    /// Always indefinite.
    open var duration: CMTime { .indefinite }
    /// Always false.
    open var isPlayable: Bool { false }
    /// Stored; has no visible effect.
    open var preferredRate: Float { 1 }
}

open class AVURLAsset: AVAsset {
    public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}
