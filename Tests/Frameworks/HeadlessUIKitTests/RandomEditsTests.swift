import HeadlessUIKit
import TestSupport
import Testing

/// Pseudorandom numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Thousands of edits, seen by the plainest reader")
struct RandomEditsTests {
    @Test(arguments: 1...16)
    func `Any edits of the view tree leave the page's reader with the same tree`(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let stage = try Stage()
        var pool: [UIView] = (0..<40).map { index in
            switch index % 4 {
            case 0: UILabel()
            case 1: UIButton(type: .system)
            default: UIView()
            }
        }
        for _ in 0..<150 {
            stage.act {
                for _ in 0..<Int.random(in: 1...14, using: &random) {
                    edit(&pool, in: stage.window, &random)
                }
            }
            try stage.drain()
        }
    }

    private func edit(_ pool: inout [UIView], in window: UIWindow, _ random: inout SplitMix) {
        let view = pool[Int.random(in: 0..<pool.count, using: &random)]
        let other = pool[Int.random(in: 0..<pool.count, using: &random)]
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2: if !other.isDescendant(of: view) { other.addSubview(view) }
        case 3...4: window.insertSubview(view, at: Int.random(in: 0...5, using: &random))
        case 5: view.removeFromSuperview()
        case 6:
            if !other.isDescendant(of: view) {
                other.insertSubview(view, at: Int.random(in: 0...max(0, other.subviews.count), using: &random))
            }
        case 7: view.superview?.bringSubviewToFront(view)
        case 8: view.superview?.sendSubviewToBack(view)
        case 9:
            let count = other.subviews.count
            if count > 1 {
                let places = (0..<2).map { _ in Int.random(in: 0..<count, using: &random) }
                other.exchangeSubview(at: places[0], withSubviewAt: places[1])
            }
        case 10: view.alpha = CGFloat(Int.random(in: 0...4, using: &random)) / 4
        case 11: view.isHidden.toggle()
        case 12:
            view.decoration.border =
                Bool.random(using: &random)
                ? .init(width: CGFloat(Int.random(in: 1...3, using: &random)), color: .red) : nil
            view.bounds.origin.y = CGFloat(Int.random(in: 0...3, using: &random))
        case 13: place(view, &random)
        case 14:
            (view as? UILabel)?.text = "\(Int.random(in: 0...9, using: &random))"
            (view as? UIButton)?.isEnabled.toggle()
            view.accessibilityLabel = Bool.random(using: &random) ? "label" : nil
        default: pool[Int.random(in: 0..<pool.count, using: &random)] = UIView()
        }
    }

    private func place(_ view: UIView, _ random: inout SplitMix) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let side = CGFloat(Int.random(in: 0...100, using: &random))
            view.frame = CGRect(x: side, y: 0, width: side, height: 10)
        case 1: view.autoresizingMask = Bool.random(using: &random) ? [.flexibleWidth, .flexibleHeight] : []
        default:
            guard let parent = view.superview else { return }
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: parent.topAnchor),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 1...9, using: &random))),
            ])
        }
    }
}
