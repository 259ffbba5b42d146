/// Whom a box is laid out for: it measures what only it knows.
package protocol FlexOwner: AnyObject {
    /// The size that the content takes in this room; asked only while the box has no children.
    ///
    /// Whenever the content fits in less room than it was offered, it should ask for the same size in that room,
    /// because such answers are remembered. It must not change the tree that asks.
    func flexContentSize(_ width: FlexLimit, _ height: FlexLimit) -> FlexSize

    /// The distance from the top of a box of this size to its first line of text.
    func flexBaseline(in size: FlexSize) -> Double
}
