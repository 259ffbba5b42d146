import HeadlessUIKit

/// An image view that fetches its image, and cancels a request that is no longer needed.
final class BeagleImageView: UIImageView {
    private var fetch: (any RequestToken)?
    /// The URL of the image that was requested last, so that late responses for others are ignored; nil if none was
    /// requested.
    private var wanted: String?

    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        fetch?.cancel()
    }

    /// Returns the natural size, scaled down in proportion to fit `size`; zero without an image.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = image?.naturalSize ?? .zero
        guard natural.width > 0, natural.height > 0 else { return .zero }
        let share = max(0, min(1, size.width / natural.width, size.height / natural.height))
        return CGSize(width: natural.width * share, height: natural.height * share)
    }

    func showNothing() {
        stopFetching()
        image = nil
    }

    /// Shows the app's image with this name. If `address` is given, shows the image at that URL once it is fetched, and
    /// the app's image until then.
    func showLocal(named name: String, orFetched address: String?) {
        guard let address, !address.isEmpty else {
            stopFetching()
            image = ImageProvider.image(named: name)
            return
        }
        show(address, placeholder: ImageProvider.image(named: name))
    }

    /// Shows an image of the backend; the placeholder remains if it cannot be fetched.
    func showRemote(_ address: String, placeholder: String?) {
        show(address, placeholder: placeholder.flatMap { ImageProvider.image(named: $0) })
    }

    private func show(_ address: String, placeholder: UIImage?) {
        guard wanted != address else { return }
        stopFetching()
        image = placeholder
        wanted = address
        let own = Configured.part((any ImageDependencies).self)?.imageDownloader
        fetch = RequestDispatcher().execute(
            path: address, additionalData: nil, purpose: .image,
            through: own.map { DownloadingClient($0, for: address) }
        ) { [weak self] result in self?.receive(result, for: address) }
    }

    private func receive(_ result: Result<NetworkResponse, Request.Error>, for address: String) {
        guard wanted == address else { return }
        let token = fetch
        fetch = nil
        switch result {
        case .success(let response): image = UIImage(response, of: token) ?? UIImage(data: response.data) ?? image
        case .failure: break  // The placeholder remains, and the request list shows the failure.
        }
    }

    private func stopFetching() {
        fetch?.cancel()
        fetch = nil
        wanted = nil
    }
}
