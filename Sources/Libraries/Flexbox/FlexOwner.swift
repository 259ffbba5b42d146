/// The owner of a box, which measures its content.
package protocol FlexOwner: AnyObject {
    /// Returns the size of the content within limits. Called only while the box has no children.
    ///
    /// Results are cached: content that fits into less space than it was offered must return the same size for that
    /// space. The implementation must not change the tree.
    func flexContentSize(_ width: FlexLimit, _ height: FlexLimit) -> FlexSize

    /// Returns the distance from the top of a box of this size to its first baseline.
    func flexBaseline(in size: FlexSize) -> Double
}
