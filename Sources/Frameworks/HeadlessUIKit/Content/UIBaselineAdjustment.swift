/// The vertical position of a text whose font size was reduced.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
