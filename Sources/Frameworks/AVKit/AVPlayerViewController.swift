public import AVFoundation
public import HeadlessUIKit

/// A screen with a video, which is shown as a dark box with the name of the media.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { if isViewLoaded { video.player = player } } }
    /// Stored; has no visible effect.
    open var showsPlaybackControls = true
    /// Stored; has no visible effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Stored; has no effect.
    open var allowsPictureInPicturePlayback = true
    /// Stored; has no effect.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Stored; has no effect.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Stored; has no effect.
    open var updatesNowPlayingInfoCenter = true
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// The view in front of the video. The app can add its own views to it.
    open private(set) var contentOverlayView: UIView? = UIView()
    private let video = AVPlayerLayer()
    private lazy var closeButton = UIButton(
        type: .close,
        primaryAction: UIAction { [weak self] _ in
            self?.player?.pause()
            self?.dismiss(animated: true)
        })

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        video.player = player
        view.layer.addSublayer(video)
        if let contentOverlayView { view.addSubview(contentOverlayView) }
        view.addSubview(closeButton)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        video.frame = view.bounds
        contentOverlayView?.frame = view.bounds
        closeButton.isHidden = presentingViewController == nil
        closeButton.frame = CGRect(x: 16, y: view.safeAreaInsets.top + 8, width: 44, height: 44)
    }
}

/// The methods are never called.
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
