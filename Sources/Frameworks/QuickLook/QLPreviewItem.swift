public import Foundation

/// A file that a ``QLPreviewController`` shows.
public protocol QLPreviewItem {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Always nil; the name of the file is shown.
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
    public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}
