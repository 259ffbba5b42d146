package import Flexbox

/// The content of one box, defined by closures.
package final class Content: FlexOwner {
    package typealias Measure = (_ width: FlexLimit, _ height: FlexLimit) -> FlexSize
    package typealias Baseline = (_ size: FlexSize) -> Double

    package var measure: Measure?
    package var baseline: Baseline?

    package func flexContentSize(_ width: FlexLimit, _ height: FlexLimit) -> FlexSize {
        measure?(width, height) ?? .zero
    }
    package func flexBaseline(in size: FlexSize) -> Double { baseline?(size) ?? size.height }
}

extension FlexNode {
    /// Measures the content.
    package var measure: Content.Measure? {
        get { (owner as? Content)?.measure }
        set {
            content.measure = newValue
            isMeasured = newValue != nil
        }
    }

    /// Returns the baseline of the first line of text.
    package var baseline: Content.Baseline? {
        get { (owner as? Content)?.baseline }
        set {
            content.baseline = newValue
            hasBaseline = newValue != nil
        }
    }

    /// Boxes do not retain their owners. The owners that tests create are therefore retained until the tests end.
    private var content: Content {
        if let content = owner as? Content { return content }
        let made = Content()
        owner = Unmanaged.passRetained(made).takeUnretainedValue()
        return made
    }
}
