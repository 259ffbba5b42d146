import Foundation
import Wire

/// The most recent requests with their responses, and the most recent images of a session. Both are limited by size.
struct ExchangeStore {
    private let limits: SessionLimits
    private var exchanges: [RecordedExchange] = []
    private var images: [Image] = []
    private var bodyBytes = 0
    private var imageBytes = 0

    private struct Image {
        let id: RequestID
        let type: String?
        let data: Data
    }

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// Stores a finished exchange. Drops the oldest exchanges if there are too many, or if their bodies are too large
    /// together.
    mutating func add(_ exchange: RecordedExchange) {
        exchanges.append(exchange)
        bodyBytes += exchange.bytes
        while exchanges.count > limits.entries || (bodyBytes > limits.allBodyBytes && exchanges.count > 1) {
            bodyBytes -= exchanges.removeFirst().bytes
        }
    }

    /// Stores a received image. Drops the oldest images if all images are too large together.
    mutating func addImage(_ id: RequestID, type: String?, data: Data) {
        guard data.count <= limits.imageBytes else { return }
        images.append(Image(id: id, type: type, data: data))
        imageBytes += data.count
        while imageBytes > limits.imageBytes {
            imageBytes -= images.removeFirst().data.count
        }
    }

    /// Returns the exchange with this id, if it is still stored.
    ///
    /// The body of an image is stored once, among the images. The exchange contains as many bytes of it as of any other
    /// body.
    func exchange(_ id: RequestID) -> RecordedExchange? {
        guard let exchange = exchanges.last(where: { $0.id == id }) else { return nil }
        guard let response = exchange.response, response.isCut, response.body.isEmpty,
            let image = images.last(where: { $0.id == id })
        else { return exchange }
        return exchange.with(responseBody: image.data, keeping: limits.bodyBytes)
    }

    /// Returns the bytes and content type of an image, if it is still stored: an image that a view shows, or the whole
    /// body of a response with an image content type.
    func image(_ id: RequestID) -> (type: String?, data: Data)? {
        if let image = images.last(where: { $0.id == id }) { return (image.type, image.data) }
        guard let response = exchanges.last(where: { $0.id == id })?.response, !response.isCut, !response.body.isEmpty,
            let type = response.headers.first(where: { $0.key.lowercased() == "content-type" })?.value,
            type.lowercased().hasPrefix("image/")
        else { return nil }
        return (type, response.body)
    }
}
