import HeadlessUIKit

/// Records its life-cycle callbacks.
final class RecordingController: UIViewController {
    final class Diary {
        var entries: [String] = []
    }

    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary = Diary()) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        diary.entries.append("\(name) loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        diary.entries.append("\(name) viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) { diary.entries.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { diary.entries.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { diary.entries.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.entries.append("\(name) didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
        diary.entries.append("\(name) willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        diary.entries.append("\(name) didMove \(parent == nil ? "out" : "in")")
    }
}
