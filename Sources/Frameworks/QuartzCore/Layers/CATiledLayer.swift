/// A layer whose content is drawn in tiles on iOS. It is drawn as a whole here.
open class CATiledLayer: CALayer {
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> TimeInterval { 0.25 }
}
