import Flexbox

/// The content of one box, said by closures.
final class Content: FlexOwner {
    typealias Measure = (_ width: FlexLimit, _ height: FlexLimit) -> FlexSize
    typealias Baseline = (_ size: FlexSize) -> Double

    var measure: Measure?
    var baseline: Baseline?

    func flexContentSize(_ width: FlexLimit, _ height: FlexLimit) -> FlexSize { measure?(width, height) ?? .zero }
    func flexBaseline(in size: FlexSize) -> Double { baseline?(size) ?? size.height }
}

extension FlexNode {
    /// What measures the content.
    var measure: Content.Measure? {
        get { (owner as? Content)?.measure }
        set {
            content.measure = newValue
            isMeasured = newValue != nil
        }
    }

    /// What says where the first line of text is.
    var baseline: Content.Baseline? {
        get { (owner as? Content)?.baseline }
        set {
            content.baseline = newValue
            hasBaseline = newValue != nil
        }
    }

    /// Boxes do not keep their owners; those of tests stay until the tests end.
    private var content: Content {
        if let content = owner as? Content { return content }
        let made = Content()
        owner = Unmanaged.passRetained(made).takeUnretainedValue()
        return made
    }
}
